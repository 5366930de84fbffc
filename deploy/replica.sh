#!/bin/sh
# Copies the database at PRIMARY into PGDATA at the first start, and follows it. Parameters are PostgreSQL's.
set -eu
[ -z "${PASSWORD_FILE:-}" ] || PRIMARY="$PRIMARY password=$(cat "$PASSWORD_FILE")"
if [ ! -f "$PGDATA/PG_VERSION" ]; then
  # A copy that was broken off is begun anew, and only a whole one counts.
  rm -rf "$PGDATA.part"
  pg_basebackup --pgdata="$PGDATA.part" --write-recovery-conf --checkpoint=fast --dbname="$PRIMARY"
  mv "$PGDATA.part" "$PGDATA"
fi
exec postgres -D "$PGDATA" "$@"
