#!/usr/bin/env bash
# Runs PostgreSQL 17 with pgvector on loopback for tests and benchmarks, from Debian's packages, in a folder of its own.
#   tools/postgres.sh start [PORT]   prints the address to use as TEST_DATABASE_URL or DATABASE_URL: that of its socket, since
#                                    some kernels (bbr) hold large answers back for 40 ms even on loopback
#   tools/postgres.sh stop
#   tools/postgres.sh unpack         only makes the folder (TRELLIS_POSTGRES_ROOT), with the further packages that
#                                    TRELLIS_POSTGRES_WITH names, separated by commas
# What was fetched is kept in ~/.cache/trellis for the next time. Needs root, debootstrap and zstd (fetched when missing).
set -euo pipefail
cache="${XDG_CACHE_HOME:-$HOME/.cache}/trellis"
with="${TRELLIS_POSTGRES_WITH:-}"
image="$cache/postgresql-17${with:+-${with//,/-}}-trixie.tar.zst"
root="${TRELLIS_POSTGRES_ROOT:-/var/tmp/trellis-postgres}"
port="${2:-54317}"
socket="$root/run/postgresql"
longest_socket=80

fetch() {
  [ -f "$image" ] && return
  mkdir -p "$cache"
  if ! command -v debootstrap >/dev/null || ! command -v zstd >/dev/null; then
    { apt-get update && apt-get install -y --no-install-recommends debootstrap zstd; } >&2
  fi
  # The mirror that this machine already uses.
  mirror=$(sed -n 's/^URIs: *//p; s/^deb \(\[[^]]*\] \)\?\([^ ]*\) .*/\2/p' \
    /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list 2>/dev/null | grep -m1 'debian/\?$' || true)
  work=$(mktemp -d "$cache/fetch.XXXXXX")
  trap 'rm -rf "$work"' EXIT
  debootstrap --variant=minbase --include="postgresql-17,postgresql-17-pgvector${with:+,$with}" trixie "$work/root" "$mirror" >&2
  rm -rf "$work/root"/var/cache/apt/archives/*.deb "$work/root"/usr/share/{doc,man,locale}
  tar -C "$work/root" -cf - . | zstd -q -T0 -3 >"$work/image"
  mv "$work/image" "$image"
  rm -rf "$work"
  trap - EXIT
}

inside() { chroot --userspec=postgres:postgres "$root" "$@"; }
server=/usr/lib/postgresql/17/bin

unpack() {
  if [ ! -x "$root$server/postgres" ]; then
    fetch
    mkdir -p "$root"
    zstd -dcq "$image" | tar -C "$root" -xf -
  fi
  # A chroot has no devices of its own.
  [ -e "$root/dev/null" ] || mknod -m 666 "$root/dev/null" c 1 3
  [ -e "$root/dev/urandom" ] || mknod -m 666 "$root/dev/urandom" c 1 9
  mkdir -p "$root/dev/shm" "$socket"
  chmod 1777 "$root/dev/shm"
}

# What its processes share for one statement is kept in memory by System V: the /dev/shm of a chroot is a folder on the disk, where a large
# index is made at a quarter of the speed.
start() {
  unpack
  if [ ! -d "$root/var/lib/postgresql/trellis" ]; then
    inside "$server/initdb" -D /var/lib/postgresql/trellis -U postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 >&2
  fi
  if ! inside "$server/pg_ctl" -D /var/lib/postgresql/trellis status >/dev/null 2>&1; then
    inside "$server/pg_ctl" -D /var/lib/postgresql/trellis -w -l /var/lib/postgresql/log start -o \
      "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=/run/postgresql -c shared_buffers=512MB -c max_connections=60 \
       -c jit=off -c dynamic_shared_memory_type=sysv ${TRELLIS_POSTGRES_OPTIONS:-}" >&2
  fi
  address="postgres://postgres@127.0.0.1:$port/postgres"
  if [ -S "$socket/.s.PGSQL.$port" ] && [ ${#socket} -le $longest_socket ]; then address="$address?host=$socket"; fi
  echo "$address"
}

stop() { inside "$server/pg_ctl" -D /var/lib/postgresql/trellis -w -m fast stop >&2 || true; }

case "${1:-}" in
  start) start ;;
  stop) stop ;;
  unpack) unpack ;;
  *) sed -n '2,9s/^# \{0,1\}//p' "$0" ; exit 2 ;;
esac
