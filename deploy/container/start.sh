#!/bin/sh
# Writes the nginx configuration for this machine and starts nginx. "start.sh write" only writes it, for a reload or a test.
#
#   BACKEND_URL      URL of the backend's API; it replaces /api                          (http://127.0.0.1:4173/api)
#   BACKEND_AUTHORITIES  file of the certificate authorities that the backend's certificate may have   (those of the system)
#   SOCKET           path of the backend's STOMP endpoint                               (/ws)
#   RENDERER         host and port of the renderer of single records (npm run deploy -- renderer)   (none: browsers render them)
#   LISTEN           ports, or addresses with ports, such as "443 [::]:443"              (8080, with TLS 8443)
#   SERVER_NAMES     host names of the portal; a request for another one is not answered  (localhost 127.0.0.1)
#   CERTIFICATES     folder with tls.crt and tls.key; nginx terminates TLS itself        (none: a proxy in front does)
#   LISTEN_PLAIN     with TLS, ports that redirect plain HTTP to HTTPS                   (8080)
#   PUBLIC_PORT      with TLS, the port in public URLs                                   (443)
#   TRUSTED_PROXIES  networks whose X-Forwarded-For is trusted, such as 10.0.0.0/8; with neither it nor TLS, no client is limited  (none)
#   SECURITY_CONTACT  e-mail address or URL for security reports, for /.well-known/security.txt (none)
#   SETTINGS         folder with a config.json that replaces the built one               (/etc/portal)
#   PORTAL           the package: site/, nginx.conf, nginx-tls.conf                      (the folder of this file)
#   RUN, LOG         a writable folder; the file of the access log                       (/tmp/portal, /dev/stdout)
#   CACHE            a writable folder on a disk, for files while they are sent and for rendered pages   (that of RUN)
#   LOG_BUFFER       size of the buffer of each worker for the access log, written once a second; off: each line at once   (64k)
#   WORKERS          workers of nginx; auto: one for each core, and a container has all cores of its machine   (auto)
#   CONNECTIONS      connections of each worker, of which a STOMP connection takes two; 1000 take 0.4 MB of memory      (16384)
#   NGINX, MODULES   the executable and the folder of its modules                        (nginx, /usr/lib/nginx/modules)
set -eu
fail() { echo "✗ $1" >&2; exit 2; }

# Resolves the symbolic link, so that a worker serves one release with its own policy until it ends.
PORTAL=$(readlink -f "${PORTAL:-$(dirname "$0")}")
RUN=${RUN:-/tmp/portal}
CACHE=${CACHE:-$RUN}
BACKEND_URL=${BACKEND_URL:-http://127.0.0.1:4173/api}
# nginx would look for sockets in a variable of this name.
program=${NGINX:-nginx}
unset NGINX
mkdir -p "$RUN" "$CACHE"

scheme=${BACKEND_URL%%://*}
rest=${BACKEND_URL#*://}
host=${rest%%/*}
base=${rest#"$host"}
base=${base%/}
case "$BACKEND_URL" in *@*) fail "BACKEND_URL must be without a user name and a password." ;; esac
case "$BACKEND_URL" in http://?* | https://?*) ;; *) fail "BACKEND_URL must be a URL such as https://host/base, not \"$BACKEND_URL\"." ;; esac
case "$host" in *[!A-Za-z0-9.:_-]* | "") fail "BACKEND_URL must have the name or the IPv4 address of a host, not \"$BACKEND_URL\"." ;; esac
case "${SOCKET:-/ws}" in /*) ;; *) fail "SOCKET must be a path such as /ws, not \"$SOCKET\"." ;; esac
case "$base${SOCKET:-}" in *[!A-Za-z0-9/._~-]*) fail "BACKEND_URL and SOCKET must be plain paths." ;; esac
if [ "$scheme" = https ]; then
  case "$host" in *:*) server=$host ;; *) server=$host:443 ;; esac
  name=${host%:443}
  # nginx verifies the certificate of a TLS backend against its host name. By default nginx before 1.23 speaks no TLS 1.3 to it.
  tls="proxy_ssl_protocols TLSv1.2 TLSv1.3; proxy_ssl_server_name on; proxy_ssl_name ${host%:*}; proxy_ssl_verify on; proxy_ssl_verify_depth 4; proxy_ssl_trusted_certificate ${BACKEND_AUTHORITIES:-/etc/ssl/certs/ca-certificates.crt};"
else
  server=$host name='$public_host' tls=''
fi

renderer=${RENDERER:-}
case "$renderer" in "" | *:*[0-9]) ;; *) renderer=@ ;; esac
case "$renderer" in *[!A-Za-z0-9.:_\[\]-]*) fail "RENDERER must be a host with a port, such as 127.0.0.1:4190, not \"$RENDERER\"." ;; esac
# Without a renderer, its lines are left out.
if [ -n "$renderer" ]; then without_renderer='/# renderer: begin/d;/# renderer: end/d'; else without_renderer='/# renderer: begin/,/# renderer: end/d'; fi

if [ -n "${CERTIFICATES:-}" ]; then
  template=nginx-tls.conf listen=${LISTEN:-8443} key='$client_network'
else
  template=nginx.conf listen=${LISTEN:-8080}
  # Behind an untrusted proxy all clients have one address, and a limit would block all of them.
  if [ -n "${TRUSTED_PROXIES:-}" ]; then key='$client_network'; else key='""'; fi
fi
names=${SERVER_NAMES:-localhost 127.0.0.1}
for name_of_site in $names; do
  case "$name_of_site" in *[!0-9A-Za-z.:_\[\]-]* | [!\[]*:* | *\]?*) fail "SERVER_NAMES must be host names such as portal.example.org, without a port, not \"$name_of_site\"." ;; esac
done
listens() {
  for address in $1; do
    case "$address" in *[!0-9a-zA-Z.:_\[\]-]*) fail "LISTEN must be ports or addresses with ports, not \"$address\"." ;; esac
    printf 'listen %s%s; ' "$address" "$2"
  done
}
if [ "$template" = nginx-tls.conf ]; then listen=$(listens "$listen" ' ssl http2'); else listen=$(listens "$listen" ''); fi
plain=$(listens "${LISTEN_PLAIN:-8080}" '')
port=${PUBLIC_PORT:-443}
if [ "$port" = 443 ]; then port=''; else port=:$port; fi
proxies=''
for network in ${TRUSTED_PROXIES:-}; do
  case "$network" in *[!0-9a-fA-F.:/]*) fail "TRUSTED_PROXIES must be networks such as 10.0.0.0/8, not \"$network\"." ;; esac
  proxies="$proxies set_real_ip_from $network;"
done
# With trusted proxies, nginx knows the client, and the backend gets no address that the client has written into the header.
if [ -n "$proxies" ]; then forwarded='$remote_addr'; else forwarded='$proxy_add_x_forwarded_for'; fi
if [ -n "$proxies" ]; then proxies="$proxies real_ip_header X-Forwarded-For; real_ip_recursive on;"; fi

buffer=${LOG_BUFFER:-64k}
case "$buffer" in
  off) buffer='' ;;
  [1-9]*k) case "${buffer%k}" in *[!0-9]*) fail "LOG_BUFFER must be a size such as 64k, or off, not \"$buffer\"." ;; esac; buffer=" buffer=$buffer flush=1s" ;;
  *) fail "LOG_BUFFER must be a size such as 64k, or off, not \"$buffer\"." ;;
esac

connections=${CONNECTIONS:-16384}
case "$connections" in [1-9]*) ;; *) connections=x ;; esac
case "$connections" in *[!0-9]*) fail "CONNECTIONS must be a number such as 16384, not \"$CONNECTIONS\"." ;; esac

workers=${WORKERS:-auto}
case "$workers" in auto | [1-9] | [1-9][0-9] | [1-9][0-9][0-9]) ;; *) fail "WORKERS must be a number such as 2, or auto, not \"$workers\"." ;; esac

settings=${SETTINGS:-/etc/portal}
if [ -d "$settings" ] && [ ! -x "$settings" ]; then fail "SETTINGS: $(id -un) may not read the folder $settings."; fi
if [ -e "$settings/config.json" ] && [ ! -r "$settings/config.json" ]; then fail "SETTINGS: $(id -un) may not read $settings/config.json."; fi

# RFC 9116 requires an end of at most a year; every start and reload moves it.
rm -f "$RUN/security.txt"
if [ -n "${SECURITY_CONTACT:-}" ]; then
  case "$SECURITY_CONTACT" in
    https://?* | mailto:?*@?*) contact=$SECURITY_CONTACT ;;
    *:* | *[!0-9A-Za-z.@_+-]*) fail "SECURITY_CONTACT must be an e-mail address or an https URL, not \"$SECURITY_CONTACT\"." ;;
    ?*@?*) contact=mailto:$SECURITY_CONTACT ;;
    *) fail "SECURITY_CONTACT must be an e-mail address or an https URL, not \"$SECURITY_CONTACT\"." ;;
  esac
  # Of GNU, or of BSD.
  expires=$(date -u -d '+180 days' +%Y-%m-%dT00:00:00Z 2>/dev/null || date -u -v+180d +%Y-%m-%dT00:00:00Z) || fail "SECURITY_CONTACT needs a date program that adds days."
  case "$contact" in *[![:graph:]]*) fail "SECURITY_CONTACT must be one line without spaces." ;; esac
  printf 'Contact: %s\nExpires: %s\nPreferred-Languages: az, en, ru\n' "$contact" "$expires" >"$RUN/security.txt"
fi

sed -e "$without_renderer" -e "s|@RENDERER@|$renderer|g" -e "s|@SITE@|$PORTAL/site|g" -e "s|@RUN@|$RUN|g" -e "s|@CACHE@|$CACHE|g" -e "s|@LOG@|${LOG:-/dev/stdout}|g" -e "s|@LOG_BUFFER@|$buffer|g" -e "s|@WORKERS@|$workers|g" -e "s|@CONNECTIONS@|$connections|g" -e "s|@MODULES@|${MODULES:-/usr/lib/nginx/modules}|g" \
  -e "s|@SERVER_NAMES@|$names|g" -e "s|@LISTEN@|$listen|g" -e "s|@LISTEN_PLAIN@|$plain|g" -e "s|@PUBLIC_PORT@|$port|g" -e "s|@CERTIFICATES@|${CERTIFICATES:-}|g" \
  -e "s|@SETTINGS@|$settings|g" -e "s|@TRUSTED_PROXIES@|$proxies|g" -e "s|@LIMIT_KEY@|$key|g" -e "s|@FORWARDED_FOR@|$forwarded|g" \
  -e "s|@BACKEND_SCHEME@|$scheme|g" -e "s|@BACKEND_HOST@|$server|g" -e "s|@BACKEND_BASE@|$base|g" -e "s|@BACKEND_NAME@|$name|g" -e "s|@BACKEND_TLS@|$tls|g" -e "s|@SOCKET_PATH@|${SOCKET:-/ws}|g" \
  "$PORTAL/$template" >"$RUN/nginx.conf.new"
mv "$RUN/nginx.conf.new" "$RUN/nginx.conf"
if [ "$key" = '""' ]; then echo '! No limits for each client (sign-ins, codes, uploads, connections): set TRUSTED_PROXIES to the networks of the proxy in front.' >&2; fi
if [ "${1:-}" = write ]; then exit 0; fi
# A STOMP connection takes two file descriptors: raises the soft limit to the hard limit.
ulimit -n "$(ulimit -H -n)" 2>/dev/null || :
exec "$program" -c "$RUN/nginx.conf" -e stderr -g 'daemon off;'
