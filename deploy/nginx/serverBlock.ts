import type { NginxOptions } from "./nginxConf.ts";

/**
 * Closes the connection of a request for an unknown host. The first block of an address is the one for such requests. The
 * health check needs no host.
 */
const createUnknownHostBlock = (listen: string, tls: string): string => `
  server {
    ${listen}
${tls}    server_name "";
    error_log stderr emerg;
    location = /healthz { access_log off; return 200 "ok\\n"; }
    location / { return 444; }
  }`;

/** Redirects plain HTTP requests to HTTPS. */
const redirectServerBlock = `
  server {
    @LISTEN_PLAIN@
    server_name @SERVER_NAMES@;
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

/** Returns the server blocks: files, backend proxy and STOMP proxy. */
export function createServerBlock({
  terminatesTls = false,
  hasStubPages = false,
}: Pick<NginxOptions, "terminatesTls" | "hasStubPages">): string {
  const unknownHostBlocks =
    createUnknownHostBlock("@LISTEN@", terminatesTls ? tlsDirectives : "") +
    (terminatesTls ? createUnknownHostBlock("@LISTEN_PLAIN@", "") : "");
  return `${unknownHostBlocks}${terminatesTls ? redirectServerBlock : ""}
  server {
    @LISTEN@
    server_name @SERVER_NAMES@;
${terminatesTls ? tlsDirectives : ""}    root "@SITE@";
    # nginx writes the request line, query included, into the messages of request errors.
    error_log stderr emerg;
    client_max_body_size 1m;
    if ($blocked_path) { return 404; }
    if ($method_not_allowed) { return 405; }

    location = /healthz { access_log off; return 200 "ok\\n"; }

    # Written by start.sh when there is a SECURITY_CONTACT.
    location = /.well-known/security.txt { alias "@RUN@/security.txt"; gzip_static off; brotli_static off; }

    # The operator's config.json, else the built one.
    location = /config.json { root "@SETTINGS@"; gzip_static off; brotli_static off; try_files $uri @built_settings; }
    location @built_settings { gzip_static off; brotli_static off; try_files $uri =404; }

    # A missing file must be 404: with the page instead of a script, the portal would not detect a newer release.
    location ^~ /assets/ { try_files $uri =404; }
    location ^~ /.well-known/ { try_files $uri =404; }
    location ~ \\.[A-Za-z0-9]+$ { try_files $uri =404; }
    # The prerendered page in the visitor's language, else the shell.
    location / { try_files $pages$uri/index.html $pages/shell.html /shell.html =404; }

    proxy_http_version 1.1;
    proxy_set_header Host @BACKEND_NAME@;
    proxy_set_header Connection "";
    proxy_set_header X-Request-Id $request_id;
    proxy_set_header X-Forwarded-For ${terminatesTls ? "$remote_addr" : "$proxy_add_x_forwarded_for"};
    proxy_set_header X-Forwarded-Proto ${terminatesTls ? "$scheme" : "https"};
    proxy_set_header X-Forwarded-Host $public_host;
    # Nobody controls a mock backend through the public site, whatever the path.
    proxy_set_header Mock-Control-Secret "";
    @BACKEND_TLS@
    proxy_connect_timeout 3s;
    proxy_read_timeout 30s;
    proxy_buffers 16 16k;
    if ($cross_origin) { return 403; }
    location ^~ /api/ { limit_req zone=secrets burst=20 nodelay; proxy_pass @BACKEND_SCHEME@://backend@BACKEND_BASE@/; }
    location = /api/documents { client_max_body_size 21m; proxy_pass @BACKEND_SCHEME@://backend@BACKEND_BASE@/documents; }
${hasStubPages ? ["identity", "payment"].map((name) => `    location ^~ /${name}/ { proxy_pass @BACKEND_SCHEME@://backend/${name}/; }\n`).join("") : ""}    location = /ws {
      limit_conn stomp 500;
      proxy_set_header Host @BACKEND_NAME@;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection upgrade;
      proxy_set_header X-Forwarded-For ${terminatesTls ? "$remote_addr" : "$proxy_add_x_forwarded_for"};
      # Both sides send a STOMP heartbeat every ten seconds.
      proxy_read_timeout 75s;
      proxy_send_timeout 75s;
      proxy_pass @BACKEND_SCHEME@://backend@SOCKET_PATH@;
    }
  }`;
}
