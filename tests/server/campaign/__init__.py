"""Faults as a campaign: people play while servers are killed and stopped, the database restarts, the disk fills, the
clock jumps and connections are cut; then a checker reads what everybody sent, was promised and saw.

    python -m tests.server.campaign --minutes 60 --database postgres --processes 2

Written like a Jepsen test: operations (`people`, `evening`), faults (`faults`, on `ground` and `proxy`), histories
(`history`, `kept`) and the checker (`checker`, `promises`, `eyes`) are apart. The checker knows nothing of the others.
"""
