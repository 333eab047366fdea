import { defaultLanguage, languages } from "../../src/i18n/language.ts";
import { cacheRules, contentSecurityPolicy, nonPagePolicy, pageResponsePattern, securityHeaders } from "../headers.ts";
import { sensitivePaths } from "../sensitivePaths.ts";
import type { NginxOptions } from "./nginxConf.ts";
import { quoteNginx } from "./quote.ts";

/** What nginx finds out about each request before it answers: how it is logged and kept, by which policy, and whether it may be at all. */
export function requestMaps({
  html,
  terminatesTls = false,
  connectOrigins = [],
  hasStandIns = false,
}: NginxOptions): string {
  const policy = contentSecurityPolicy({ html, connectOrigins, upgradeInsecureRequests: true });
  return `  # Codes, tokens and passwords travel in queries because the contract says so: a path is logged, never a query, a Referer or a code in a path.
  map $request_uri $logged_path {
${sensitivePaths()
  .map(({ pattern, masked }) => `    ${quoteNginx(`~^/+api${pattern}`)} ${quoteNginx(`/api${masked}`)};`)
  .join("\n")}
    "~^(?<bare>[^?]*)" $bare;
    default "-";
  }
  log_format safe escape=json '{"time":"$time_iso8601","id":"$request_id","method":"$request_method","path":"$logged_path","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,"service":"$upstream_status"}';
  access_log "@LOG@" safe;

  map "$status $uri" $cache_control {
${cacheRules
  .slice(0, -1)
  .map(([pattern, value]) => `    ${quoteNginx(`~${pattern}`)} ${quoteNginx(value)};`)
  .join("\n")}
    default ${quoteNginx(cacheRules.at(-1)?.[1] ?? "no-store")};
  }
  map "$status $uri" $policy {
    ${quoteNginx(`~${pageResponsePattern}`)} ${quoteNginx(policy)};
${hasStandIns ? `    ${quoteNginx("~^\\d+ /(identity|payment)/")} $upstream_http_content_security_policy;\n` : ""}    default ${quoteNginx(nonPagePolicy)};
  }

  # The language that the reader chose: pages in the usual one stand at their own address, the others in folders.
  map $cookie_locale $pages {
${languages
  .filter(({ code }) => code !== defaultLanguage)
  .map(({ code }) => `    ${code} /pages/${code};`)
  .join("\n")}
    default "";
  }

${
  hasStandIns
    ? `  # A form of the stand-ins is only taken from their own page, which a browser hides when it may say nothing.
  map $uri $referrer_policy {
    "~^/(identity|payment)/" $upstream_http_referrer_policy;
    default ${quoteNginx(securityHeaders["Referrer-Policy"] ?? "no-referrer")};
  }
`
    : ""
}
  # Dotfiles, maps, sources, our own compressed copies, the orders of the embedded service, the worker of a demonstration.
  map $uri $blocked_path {
    "~/\\.(?!well-known/)" 1;
    "~*^(?!/api/).*\\.(map|br|gz|ts|tsx|md|log|env|conf|ya?ml|sh|bak)$" 1;
    "~^/api/__world(/|$)" 1;
    "/mockServiceWorker.js" 1;
    default 0;
  }
  map "$request_method $uri" $method_not_allowed {
    "~^(GET|HEAD) " 0;
    "~^(POST|PUT|OPTIONS) /api/" 0;
${hasStandIns ? '    "~^POST /payment/" 0;\n' : ""}    default 1;
  }
  map $uri $allowed_methods {
    "~^/api/" "GET, HEAD, POST, PUT, OPTIONS";
    default "GET, HEAD";
  }
  # The page that asks: ours, one of another site, or none (a tool, or a plain read).
  map "$http_origin|$http_host" $origin_kind {
    "~^\\|" none;
    "~*^https${terminatesTls ? "" : "?"}://([^|]+)\\|\\1$" same;
    default other;
  }
  # The service answers our pages and tools; the feed is for pages alone.
  map "$origin_kind $uri" $cross_origin {
    "~^other /(api|ws|identity|payment)(/|$)" 1;
    "none /ws" 1;
    default 0;
  }`;
}
