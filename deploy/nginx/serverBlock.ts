import { listContractMethods } from "../contractMethods.ts";
import type { NginxOptions } from "./nginxConf.ts";
import { quoteNginx } from "./quote.ts";
import { createFeedLocations, createRendererLocation } from "./rendererLocation.ts";

/** The methods of the contract that change something and that nginx repeats after a broken connection. */
const repeatedMethods = listContractMethods().filter((method) => method !== "POST" && method !== "PATCH");

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

/**
 * Redirects pages that are requested over plain HTTP. API requests are refused: after a redirect, nobody would notice that a
 * program sends its token unencrypted.
 */
const redirectServerBlock = `
  server {
    @LISTEN_PLAIN@
    server_name @SERVER_NAMES@;
    error_log stderr emerg;
    location ~* ^/(api|ws)(/|$) { return 403; }
    # What a certificate authority asks for, to know that the host is this one.
    location ^~ /.well-known/acme-challenge/ { root "@SETTINGS@/acme"; open_file_cache off; try_files $uri =404; }
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

/**
 * Headers by which proxies name the client, the host, the path or the method. The backend may believe them, so none of a
 * client reaches it. `X-Forwarded-F*` is not among them, because the value of `X-Forwarded-For` is made from that of the client.
 */
export const removedRequestHeaders: readonly string[] = [
  "Forwarded",
  "X-Forwarded",
  ...Array.from("ABCDEGHIJKLMNOPQRSTUVWXYZ", (letter) => `X-Forwarded-${letter}*`),
  "X-Real-IP",
  "Client-IP",
  "X-Client-IP",
  "X-Cluster-Client-IP",
  "True-Client-IP",
  "CF-Connecting-IP",
  "Fastly-Client-IP",
  "X-Envoy-*",
  "X-Remote-*",
  "X-Original-*",
  "X-Rewrite-*",
  "X-URL",
  "X-HTTP-Method*",
  "X-Method-Override",
  // Nobody controls a mock backend through the public site, whatever the path.
  "Mock-Control-Secret",
];

/** Returns the headers of each proxied request. A location that sets one header inherits none, so it repeats them. */
const createProxyHeaders = (terminatesTls: boolean, indentation: string): string =>
  [
    "Host @BACKEND_NAME@",
    "X-Request-Id $request_id",
    `X-Forwarded-For ${terminatesTls ? "$remote_addr" : "@FORWARDED_FOR@"}`,
    `X-Forwarded-Proto ${terminatesTls ? "$scheme" : "https"}`,
    "X-Forwarded-Host $public_host",
  ]
    .map((header) => `${indentation}proxy_set_header ${header};`)
    .join("\n");

/** How many files one client address can send at the same time. */
export const uploadLimit = 20;

/** Returns the server blocks: files, backend proxy and STOMP proxy. */
export function createServerBlock({ terminatesTls = false, hasStubPages = false, ...options }: NginxOptions): string {
  const renderedPages = { ...options, terminatesTls };
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
    if ($canonical_address) { return 308 $canonical_address; }

    location = /healthz { access_log off; return 200 "ok\\n"; }

    # Written by start.sh when there is a SECURITY_CONTACT.
    location = /.well-known/security.txt { alias "@RUN@/security.txt"; gzip_static off; brotli_static off; open_file_cache off; }

    # The operator's config.json, else the built one. A file that nginx may not read is an error: browsers would use the defaults.
    location = /config.json { root "@SETTINGS@"; gzip_static off; brotli_static off; open_file_cache off; error_page 403 = @unreadable_settings; try_files $uri @built_settings; }
    location @unreadable_settings { return 503; }
    location @built_settings { gzip_static off; brotli_static off; try_files $uri =404; }

    # A missing file must be 404: with the page instead of a script, the portal would not detect a newer release.
    location ^~ /assets/ { try_files $uri =404; }
    location ^~ /.well-known/ { try_files $uri =404; }
    location ~ \\.[A-Za-z0-9]+$ { try_files $uri =404; }
${createFeedLocations(renderedPages)}${createRendererLocation(renderedPages)}    # The prerendered page in the visitor's language, else the shell, else the page that says that there is none.
    location / {
      error_page 404 $language_folder/404.html;
      try_files $page_folder$uri/index.html $shell =404;
    }

    proxy_http_version 1.1;
    more_clear_input_headers ${removedRequestHeaders.map(quoteNginx).join(" ")};
${createProxyHeaders(terminatesTls, "    ")}
    proxy_set_header Connection "";
    @BACKEND_TLS@
    proxy_connect_timeout 3s;
    proxy_read_timeout 30s;
    # The hand-over of a gateway has two tokens in its Location.
    proxy_buffer_size 16k;
    proxy_buffers 16 16k;
    if ($cross_origin) { return 403; }
    # nginx sends a request that an address of the backend has not received to the next one. After a broken connection it also
    # repeats a PUT, although not a POST. The PUT may have taken effect, so it is sent to one address only.
    location ^~ /api/ {
${repeatedMethods.map((method) => `      if ($request_method = ${method}) { rewrite ^/api(/.*)$ /api-once$1 last; }`).join("\n")}
      limit_req zone=secrets burst=20 nodelay;
      proxy_pass @BACKEND_SCHEME@://backend@BACKEND_BASE@/;
    }
    location ^~ /api-once/ {
      internal;
      proxy_next_upstream off;
      limit_req zone=secrets burst=20 nodelay;
      proxy_pass @BACKEND_SCHEME@://backend@BACKEND_BASE@/;
    }
    # nginx stores a file before it asks the backend who sends it. A phone loses its connection for a while, such as in a lift, and the
    # backend may check the file for long: the portal waits for 300 seconds too.
    location = /api/documents { client_max_body_size 21m; client_body_timeout 60s; proxy_read_timeout 300s; limit_conn uploads ${uploadLimit}; proxy_pass @BACKEND_SCHEME@://backend@BACKEND_BASE@/documents; }
${hasStubPages ? ["identity", "payment"].map((name) => `    location ^~ /${name}/ { proxy_pass @BACKEND_SCHEME@://backend/${name}/; }\n`).join("") : ""}    location = /ws {
      limit_conn stomp 500;
${createProxyHeaders(terminatesTls, "      ")}
      # Over another protocol, such as HTTP/2, a client could send the backend any request inside this connection, past all rules of this file.
      if ($http_upgrade !~* "^websocket$") { return 400; }
      proxy_set_header Upgrade websocket;
      proxy_set_header Connection upgrade;
      # The portal asks for a STOMP heartbeat each ten seconds and offers one each minute; a server that negotiates none loses its quiet connections.
      proxy_read_timeout 75s;
      proxy_send_timeout 75s;
      proxy_pass @BACKEND_SCHEME@://backend@SOCKET_PATH@;
    }
  }`;
}
