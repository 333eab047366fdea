import { securityHeaders, transportSecurityHeaders } from "../headers.ts";
import { mediaTypes } from "./mediaTypes.ts";
import { quoteNginx } from "./quote.ts";
import { requestMaps } from "./requestMaps.ts";
import { serverBlock } from "./serverBlock.ts";

/** What a configuration of nginx is written for. */
export type NginxOptions = {
  /** The built index.html, whose policy it sends. */
  html: string;
  /** nginx ends TLS itself; otherwise something before it does, as an ingress does. */
  terminatesTls?: boolean;
  /** Other origins that calls and the live feed go to. */
  connectOrigins?: readonly string[];
  /** The embedded service is behind it: its stand-ins for the state identity and the bank are reached too. Never for production. */
  hasStandIns?: boolean;
};

/** What `start.sh` fills in when nginx starts, so that one build runs anywhere: `@NAME@` in the configuration. */
export const placeholders = [
  "SITE",
  "RUN",
  "LOG",
  "MODULES",
  "LISTEN",
  "LISTEN_PLAIN",
  "PUBLIC_PORT",
  "CERTIFICATES",
  "SETTINGS",
  "SERVICE_SCHEME",
  "SERVICE_HOST",
  "SERVICE_BASE",
  "SERVICE_NAME",
  "SERVICE_TLS",
  "SOCKET_PATH",
  "TRUSTED_PROXIES",
  "LIMIT_KEY",
] as const;

const headerDirective = (name: string, value: string): string => `more_set_headers ${quoteNginx(`${name}: ${value}`)};`;

/** The configuration of an nginx that gives out the portal and stands before its service. */
export function nginxConf(options: NginxOptions): string {
  const { terminatesTls = false, hasStandIns = false } = options;
  const own: Readonly<Record<string, string>> = hasStandIns
    ? { ...securityHeaders, "Referrer-Policy": "$referrer_policy" }
    : securityHeaders;
  return `# Written by "npm run package": change deploy/nginx/ instead.
load_module "@MODULES@/ngx_http_brotli_static_module.so";
load_module "@MODULES@/ngx_http_headers_more_filter_module.so";
worker_processes auto;
# After a reload, open feeds of the release before keep its workers alive; then they come back to the new ones.
worker_shutdown_timeout 5m;
pid "@RUN@/nginx.pid";
# Starts, reloads and crashes. What goes wrong with a request is told by the access log, without its query.
error_log stderr warn;
events { worker_connections 16384; }
http {
  types {
${Object.entries(mediaTypes)
  .map(([type, endings]) => `    ${type} ${endings};`)
  .join("\n")}
  }
  default_type text/plain;
  charset utf-8;
  charset_types text/css text/plain text/javascript application/json application/manifest+json image/svg+xml;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  etag on;
  log_not_found off;
  keepalive_timeout 65s;
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;
  large_client_header_buffers 4 16k;
  client_body_temp_path "@RUN@/body";
  proxy_temp_path "@RUN@/proxy";
  fastcgi_temp_path "@RUN@/fastcgi";
  uwsgi_temp_path "@RUN@/uwsgi";
  scgi_temp_path "@RUN@/scgi";

  # Files were compressed when the portal was built; what the service answers is compressed on its way.
  brotli_static on;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1000;
  gzip_types application/json;

  # Who is asking, where a proxy that we trust stands before us.
  ${terminatesTls ? "# Nothing does: nginx ends TLS itself." : "@TRUSTED_PROXIES@"}

${requestMaps(options)}
  limit_req_zone @LIMIT_KEY@ zone=signing_in:4m rate=60r/m;
  limit_conn_zone @LIMIT_KEY@ zone=feeds:4m;
  limit_req_status 429;
  limit_conn_status 429;

  upstream service {
    server @SERVICE_HOST@;
    keepalive 64;
  }

  # On every answer, whatever its status and whoever made it.
  ${Object.entries({ ...own, ...transportSecurityHeaders })
    .map(([name, value]) => headerDirective(name, value))
    .join("\n  ")}
  ${headerDirective("Content-Security-Policy", "$policy")}
  ${headerDirective("Cache-Control", "$cache_control")}
  more_set_headers -s 405 "Allow: $allowed_methods";
  more_clear_headers Server X-Powered-By;
${serverBlock(options)}
}
`;
}
