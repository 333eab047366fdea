import { feedPaths } from "../renderer/feedPath.ts";
import type { NginxOptions } from "./nginxConf.ts";
import { quoteNginx } from "./quote.ts";

type RenderedPages = Pick<NginxOptions, "recordPaths" | "release" | "terminatesTls">;

/** The header by which the renderer learns for which release nginx asks. */
export const releaseHeader = "X-Portal-Release";

/** The statuses of a renderer that is no page of it: then the shell is served. */
const failedStatuses = "300 301 302 303 304 307 308 400 401 403 405 408 413 414 421 429 500 501 502 503 504";

const withMarkers = (text: string): string => `
  # renderer: begin
${text}
  # renderer: end
`;

/** Returns the cache of the pages of single records and the connections to their renderer; `start.sh` removes them without one. */
export function createRendererCache({ recordPaths }: RenderedPages): string {
  if (recordPaths === undefined) return "";
  return withMarkers(`  # Pages without anything of a visitor. One more copy for each encoding.
  proxy_cache_path "@CACHE@/pages" levels=1:2 keys_zone=pages:4m max_size=32m inactive=1h use_temp_path=off;
  map $http_accept_encoding $page_encoding {
    "~\\bbr\\b" br;
    "~\\bgzip\\b" gzip;
    default identity;
  }
  upstream renderer {
    server @RENDERER@;
    keepalive 16;
  }`);
}

/**
 * Returns the directives of every location of the renderer: it gets nothing of a visitor, and nginx keeps what it answers and
 * sends an old answer while it asks for a new one. Until it has that one, it reads no other request of an HTTP/1.1 connection.
 * The connections of a proxy in front serve all visitors, so they end with such an answer.
 */
const createRendererProxy = (
  terminatesTls: boolean,
): string => `${terminatesTls ? "" : "      keepalive_timeout 0;\n"}      proxy_pass_request_headers off;
      proxy_pass_request_body off;
      proxy_set_header Host renderer;
      proxy_set_header Connection "";
      proxy_set_header Accept-Encoding $page_encoding;
      proxy_set_header X-Request-Id $request_id;
      proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires X-Accel-Redirect X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;
      proxy_hide_header Set-Cookie;
      proxy_cache pages;
      proxy_cache_methods GET HEAD;
      proxy_cache_valid 404 10s;
      proxy_cache_use_stale updating error timeout invalid_header http_500 http_502 http_503 http_504;
      proxy_cache_background_update on;
      proxy_cache_lock on;
      proxy_cache_lock_timeout 2s;
      proxy_cache_lock_age 2s;
      proxy_connect_timeout 500ms;
      proxy_send_timeout 1s;
      proxy_read_timeout 2s;
      proxy_next_upstream off;
      more_set_headers "Vary: Accept-Encoding";
`;

/**
 * Returns the locations of the feeds, which the renderer serves too. A feed has the language of its address and names no file
 * of a release. Readers send its tag again, and get 304 while it is the same.
 */
export function createFeedLocations({ recordPaths, terminatesTls = false }: RenderedPages): string {
  if (recordPaths === undefined) return "";
  return withMarkers(
    feedPaths
      .map(
        (path) => `    location = ${path} {
${createRendererProxy(terminatesTls)}      proxy_cache_key "feed|$page_encoding|${path}";
      proxy_cache_valid 200 5m;
      proxy_pass http://renderer$uri;
    }`,
      )
      .join("\n"),
  );
}

/**
 * Returns the location of the pages of single records. nginx answers with a cached page while it asks for a newer one, and with
 * the shell when the renderer fails, is slow, or is not of this release. No query, cookie or other header of a visitor reaches it.
 */
export function createRendererLocation({ recordPaths, release = "", terminatesTls = false }: RenderedPages): string {
  if (recordPaths === undefined) return "";
  return withMarkers(`    location ~ ${quoteNginx(recordPaths)} {
      error_page 404 $language_folder/404.html;
      error_page ${failedStatuses} = @record_shell;
      proxy_intercept_errors on;
${createRendererProxy(terminatesTls)}      proxy_set_header ${releaseHeader} "${release}";
      # A new release has new keys: its pages name other files.
      proxy_cache_key "${release}|$page_encoding|$language_folder|$record_path";
      proxy_cache_valid 200 1m;
      proxy_buffers 16 16k;
      proxy_pass http://renderer$language_folder$record_path;
    }
    location @record_shell { try_files $shell =404; }`);
}
