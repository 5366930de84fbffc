#!/bin/sh
# Starts an instance with the secrets that lie in SECRETS: app.sh DATABASE [DIRECT REPLICA], each a host
# with its port. What .env sets comes first: a database of an earlier release, whose password was
# companheiro, needs DATABASE_URL=postgres://companheiro:companheiro@db/companheiro.
set -eu
secrets=${SECRETS:-/secrets}
at() { echo "postgres://companheiro:$(cat "$secrets/database")@$1/companheiro"; }
export AUTH_SECRET="${AUTH_SECRET:-$(cat "$secrets/auth")}"
if [ -z "${DATABASE_URL:-}" ]; then
  export DATABASE_URL="$(at "$1")"
  if [ "$#" = 3 ]; then
    export DATABASE_DIRECT_URL="$(at "$2")" DATABASE_REPLICA_URL="$(at "$3")"
  fi
fi
exec node dist/app/main.js
