import type { NginxOptions } from "./nginxConf.ts";

/** With TLS: plain requests are sent on. */
const redirectServerBlock = `
  server {
    @LISTEN_PLAIN@
    error_log stderr emerg;
    location / { return 308 "https://$host@PUBLIC_PORT@$request_uri"; }
  }`;

const tlsDirectives = `    ssl_certificate "@CERTIFICATES@/tls.crt";
    ssl_certificate_key "@CERTIFICATES@/tls.key";
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
    ssl_prefer_server_ciphers off;
    ssl_session_cache shared:sessions:4m;
    ssl_session_tickets off;
`;

/** Where everything of the portal is: its files, its service and its live feed. */
export function serverBlock({
  terminatesTls = false,
  hasStandIns = false,
}: Pick<NginxOptions, "terminatesTls" | "hasStandIns">): string {
  return `${terminatesTls ? redirectServerBlock : ""}
  server {
    @LISTEN@
${terminatesTls ? tlsDirectives : ""}    root "@SITE@";
    # The message of a request's error holds its whole first line, query included.
    error_log stderr emerg;
    client_max_body_size 1m;
    if ($blocked_path) { return 404; }
    if ($method_not_allowed) { return 405; }

    location = /healthz { access_log off; return 200 "ok\\n"; }

    # What differs between deployments: the operator's own file, else the one that was built.
    location = /config.json { root "@SETTINGS@"; gzip_static off; brotli_static off; try_files $uri @built_settings; }
    location @built_settings { gzip_static off; brotli_static off; try_files $uri =404; }

    # A file that is not there is told as such: the page instead of a script would break more than it mends.
    location ^~ /assets/ { try_files $uri =404; }
    location ^~ /.well-known/ { try_files $uri =404; }
    location ~ \\.[A-Za-z0-9]+$ { try_files $uri =404; }
    # The page of the address in the reader's language; for an address without one the shell.
    location / { try_files $pages$uri/index.html $pages/shell.html /shell.html =404; }

    proxy_http_version 1.1;
    proxy_set_header Host @SERVICE_NAME@;
    proxy_set_header Connection "";
    proxy_set_header X-Request-Id $request_id;
    proxy_set_header X-Forwarded-For ${terminatesTls ? "$remote_addr" : "$proxy_add_x_forwarded_for"};
    proxy_set_header X-Forwarded-Proto ${terminatesTls ? "$scheme" : "https"};
    proxy_set_header X-Forwarded-Host $http_host;
    @SERVICE_TLS@
    proxy_connect_timeout 3s;
    proxy_read_timeout 30s;
    proxy_buffers 16 16k;
    if ($cross_origin) { return 403; }
    location ^~ /api/ { proxy_pass @SERVICE_SCHEME@://service@SERVICE_BASE@/; }
    # Every wrong password costs the service a slow hash.
    location = /api/public/auth/login { limit_req zone=signing_in burst=20 nodelay; proxy_pass @SERVICE_SCHEME@://service@SERVICE_BASE@/public/auth/login; }
    location = /api/documents { client_max_body_size 21m; proxy_pass @SERVICE_SCHEME@://service@SERVICE_BASE@/documents; }
${hasStandIns ? ["identity", "payment"].map((name) => `    location ^~ /${name}/ { proxy_pass @SERVICE_SCHEME@://service; }\n`).join("") : ""}    location = /ws {
      limit_conn feeds 500;
      proxy_set_header Host @SERVICE_NAME@;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection upgrade;
      proxy_set_header X-Forwarded-For ${terminatesTls ? "$remote_addr" : "$proxy_add_x_forwarded_for"};
      # Both sides send a heartbeat every ten seconds.
      proxy_read_timeout 75s;
      proxy_send_timeout 75s;
      proxy_pass @SERVICE_SCHEME@://service@SOCKET_PATH@;
    }
  }`;
}
