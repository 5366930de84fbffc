#!/bin/sh
# Starts PgBouncer before the database at UPSTREAM_HOST, whose user it lets in with the same password.
set -eu
folder=$(mktemp -d)
user=${UPSTREAM_USER:-companheiro}
printf '"%s" "%s"\n' "$user" "$(cat "$PASSWORD_FILE")" >"$folder/users"
cat "${SETTINGS:-/deploy/pgbouncer.ini}" - >"$folder/pgbouncer.ini" <<INI
auth_file = $folder/users
listen_addr = ${LISTEN_ADDRESS:-0.0.0.0}
listen_port = ${LISTEN_PORT:-6432}
${POOL_MODE:+pool_mode = $POOL_MODE}
${POOL_SIZE:+default_pool_size = $POOL_SIZE}
[databases]
* = host=$UPSTREAM_HOST port=${UPSTREAM_PORT:-5432} user=$user
INI
exec "${PGBOUNCER:-pgbouncer}" "$folder/pgbouncer.ini"
