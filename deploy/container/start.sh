#!/bin/sh
# Fills in what differs between machines and starts nginx with it; "start.sh write" only writes, for a reload or a test.
#
#   SERVICE          where the service is: its address, up to what stands for /api       (http://127.0.0.1:4173/api)
#   SOCKET           the path of its live feed                                          (/ws)
#   LISTEN           ports, or addresses with ports, such as "443 [::]:443"              (8080, with TLS 8443)
#   CERTIFICATES     a folder with tls.crt and tls.key: nginx ends TLS itself            (none: something before it does)
#   LISTEN_PLAIN     with TLS, where plain requests are sent on from                     (8080)
#   PUBLIC_PORT      with TLS, the port that citizens see                                (443)
#   TRUSTED_PROXIES  networks whose X-Forwarded-For is believed, such as 10.0.0.0/8      (none)
#   SETTINGS         a folder with a config.json that goes before the built one          (/etc/portal)
#   PORTAL           the package: site/, nginx.conf, nginx-tls.conf                      (the folder of this file)
#   RUN, LOG         a writable folder; where the access log goes                        (/tmp/portal, /dev/stdout)
#   NGINX, MODULES   the program and its modules                                         (nginx, /usr/lib/nginx/modules)
set -eu
refuse() { echo "✗ $1" >&2; exit 2; }

# The real folder of a release, not the link to it: a worker gives out one release with its own policy until it ends.
PORTAL=$(readlink -f "${PORTAL:-$(dirname "$0")}")
RUN=${RUN:-/tmp/portal}
SERVICE=${SERVICE:-http://127.0.0.1:4173/api}
NGINX=${NGINX:-nginx}
mkdir -p "$RUN"

scheme=${SERVICE%%://*}
rest=${SERVICE#*://}
host=${rest%%/*}
base=${rest#"$host"}
base=${base%/}
case "$SERVICE" in http://?* | https://?*) ;; *) refuse "SERVICE takes an address such as https://host/base, not \"$SERVICE\"." ;; esac
case "$host" in *[!A-Za-z0-9.:_-]* | "") refuse "SERVICE names no host: \"$SERVICE\"." ;; esac
case "$base${SOCKET:-}" in *[!A-Za-z0-9/._~-]*) refuse "SERVICE and SOCKET take plain paths." ;; esac
if [ "$scheme" = https ]; then
  case "$host" in *:*) server=$host ;; *) server=$host:443 ;; esac
  # A service that is reached by TLS is known by its own name, and proves it.
  name=${host%:*}
  tls="proxy_ssl_server_name on; proxy_ssl_name $name; proxy_ssl_verify on; proxy_ssl_verify_depth 4; proxy_ssl_trusted_certificate ${SERVICE_AUTHORITIES:-/etc/ssl/certs/ca-certificates.crt};"
else
  server=$host name='$http_host' tls=''
fi

if [ -n "${CERTIFICATES:-}" ]; then
  template=nginx-tls.conf listen=${LISTEN:-8443} key='$binary_remote_addr'
else
  template=nginx.conf listen=${LISTEN:-8080}
  # Behind a proxy that is not trusted everybody has one address, and one limit would shut out all.
  if [ -n "${TRUSTED_PROXIES:-}" ]; then key='$binary_remote_addr'; else key='""'; fi
fi
listens() {
  for one in $1; do
    case "$one" in *[!0-9a-zA-Z.:_\[\]-]*) refuse "LISTEN takes ports or addresses with ports, not \"$one\"." ;; esac
    printf 'listen %s%s; ' "$one" "$2"
  done
}
if [ "$template" = nginx-tls.conf ]; then listen=$(listens "$listen" ' ssl http2'); else listen=$(listens "$listen" ''); fi
plain=$(listens "${LISTEN_PLAIN:-8080}" '')
port=${PUBLIC_PORT:-443}
if [ "$port" = 443 ]; then port=''; else port=:$port; fi
proxies=''
for network in ${TRUSTED_PROXIES:-}; do
  case "$network" in *[!0-9a-fA-F.:/]*) refuse "TRUSTED_PROXIES takes networks such as 10.0.0.0/8, not \"$network\"." ;; esac
  proxies="$proxies set_real_ip_from $network;"
done
if [ -n "$proxies" ]; then proxies="$proxies real_ip_header X-Forwarded-For; real_ip_recursive on;"; fi

sed -e "s|@SITE@|$PORTAL/site|g" -e "s|@RUN@|$RUN|g" -e "s|@LOG@|${LOG:-/dev/stdout}|g" -e "s|@MODULES@|${MODULES:-/usr/lib/nginx/modules}|g" \
  -e "s|@LISTEN@|$listen|g" -e "s|@LISTEN_PLAIN@|$plain|g" -e "s|@PUBLIC_PORT@|$port|g" -e "s|@CERTIFICATES@|${CERTIFICATES:-}|g" \
  -e "s|@SETTINGS@|${SETTINGS:-/etc/portal}|g" -e "s|@TRUSTED_PROXIES@|$proxies|g" -e "s|@LIMIT_KEY@|$key|g" \
  -e "s|@SERVICE_SCHEME@|$scheme|g" -e "s|@SERVICE_HOST@|$server|g" -e "s|@SERVICE_BASE@|$base|g" -e "s|@SERVICE_NAME@|$name|g" -e "s|@SERVICE_TLS@|$tls|g" -e "s|@SOCKET_PATH@|${SOCKET:-/ws}|g" \
  "$PORTAL/$template" >"$RUN/nginx.conf.new"
mv "$RUN/nginx.conf.new" "$RUN/nginx.conf"
if [ "${1:-}" = write ]; then exit 0; fi
# An open feed takes two files: as many as this account may have.
ulimit -n "$(ulimit -H -n)" 2>/dev/null || :
exec "$NGINX" -c "$RUN/nginx.conf" -e stderr -g 'daemon off;'
