#!/bin/sh
# Copies the PostgreSQL database of DATABASE_URL, or of the usual PG… variables, into the folder BACKUPS, now and every
# night, and records it for the metric backup_age_seconds. Keeps thirty days. Ends with an error where that fails, so that
# it is started again. With --once it copies once; with --restore FILE it restores a copy.
set -eu
umask 077
# PostgreSQL's tools do not know our own parameter, nor that of the server's library.
database=$(printf %s "${DATABASE_URL-}" | sed -E 's/([?&])((insecure|uselibpqcompat)=[^&]*(&|$))+/\1/g; s/[?&]$//')
[ "${1-}" = --restore ] && exec pg_restore --clean --if-exists --single-transaction --dbname="$database" "$2"
while :; do
  # An interrupted copy holds personal data, and may have filled the disk.
  rm -f "$BACKUPS"/*.partial
  name=$(date -u +%Y-%m-%d-%H%M%S)
  pg_dump --format=custom --file="$BACKUPS/$name.partial" --dbname="$database"
  pg_restore --list "$BACKUPS/$name.partial" >/dev/null
  mv "$BACKUPS/$name.partial" "$BACKUPS/$name.dump"
  psql --dbname="$database" --quiet --set=ON_ERROR_STOP=1 --command="insert into maintenance (task, done_at)
    values ('backup', to_char(now() at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"'))
    on conflict (task) do update set done_at = excluded.done_at"
  # Older than thirty days, but never the latest thirty, in case the clock is wrong or there were none for a month.
  ls "$BACKUPS"/*.dump | head -n -30 | while read -r old; do find "$old" -mtime +30 -delete; done
  [ "${1-}" = --once ] && exit 0
  sleep 86400
done
