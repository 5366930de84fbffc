#!/bin/sh
# Starts an instance with the secrets that lie in SECRETS: app.sh DATABASE [DIRECT REPLICA] [-- COMMAND …],
# each a host with its port; a command is run with the same secrets in place of the instance. What .env
# sets comes first: a database of an earlier release, whose password was companheiro, needs
# DATABASE_URL=postgres://companheiro:companheiro@db/companheiro.
set -eu
secrets=${SECRETS:-/secrets}
at() { echo "postgres://companheiro:$(cat "$secrets/database")@$1/companheiro"; }
export AUTH_SECRET="${AUTH_SECRET:-$(cat "$secrets/auth")}"
made=
if [ -z "${DATABASE_URL:-}" ]; then
  made=yes
  export DATABASE_URL="$(at "$1")"
fi
shift
if [ "$#" -ge 2 ] && [ "$1" != -- ]; then
  [ -z "$made" ] || export DATABASE_DIRECT_URL="$(at "$1")" DATABASE_REPLICA_URL="$(at "$2")"
  shift 2
fi
if [ "${1:-}" = -- ]; then
  shift
  exec "$@"
fi
exec node dist/app/main.js
