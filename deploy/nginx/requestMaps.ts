import { defaultLanguage, languages } from "../../src/i18n/language.ts";
import { cacheRules, contentSecurityPolicy, inertPolicy, pageAnswer, securityHeaders } from "../headers.ts";
import { sensitivePaths } from "../sensitivePaths.ts";
import type { NginxOptions } from "./nginxConf.ts";
import { quote } from "./quote.ts";

/** What nginx finds out about each request before it answers: how it is logged and kept, by which policy, and whether it may be at all. */
export function rules({ html, tls = false, connect = [], standIns = false }: NginxOptions): string {
  const policy = contentSecurityPolicy({ html, connect, secure: true });
  return `  # Codes, tokens and passwords travel in queries because the contract says so: a path is logged, never a query, a Referer or a code in a path.
  map $request_uri $logged_path {
${sensitivePaths().map(({ pattern, shown }) => `    ${quote(`~^/+api${pattern}`)} ${quote(`/api${shown}`)};`).join("\n")}
    "~^(?<bare>[^?]*)" $bare;
    default "-";
  }
  log_format safe escape=json '{"time":"$time_iso8601","id":"$request_id","method":"$request_method","path":"$logged_path","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,"service":"$upstream_status"}';
  access_log "@LOG@" safe;

  map "$status $uri" $cache_control {
${cacheRules.slice(0, -1).map(([pattern, value]) => `    ${quote(`~${pattern}`)} ${quote(value)};`).join("\n")}
    default ${quote(cacheRules.at(-1)?.[1] ?? "no-store")};
  }
  map "$status $uri" $policy {
    ${quote(`~${pageAnswer}`)} ${quote(policy)};
${standIns ? `    ${quote("~^\\d+ /(identity|payment)/")} $upstream_http_content_security_policy;\n` : ""}    default ${quote(inertPolicy)};
  }

  # The language that the reader chose: pages in the usual one stand at their own address, the others in folders.
  map $cookie_locale $pages {
${languages.filter(({ code }) => code !== defaultLanguage).map(({ code }) => `    ${code} /pages/${code};`).join("\n")}
    default "";
  }

${standIns ? `  # A form of the stand-ins is only taken from their own page, which a browser hides when it may say nothing.
  map $uri $referrer_policy {
    "~^/(identity|payment)/" $upstream_http_referrer_policy;
    default ${quote(securityHeaders["Referrer-Policy"] ?? "no-referrer")};
  }
` : ""}
  # Dotfiles, maps, sources, our own compressed copies, the orders of the embedded service, the worker of a demonstration.
  map $uri $refused {
    "~/\\.(?!well-known/)" 1;
    "~*^(?!/api/).*\\.(map|br|gz|ts|tsx|md|log|env|conf|ya?ml|sh|bak)$" 1;
    "~^/api/__world(/|$)" 1;
    "/mockServiceWorker.js" 1;
    default 0;
  }
  map "$request_method $uri" $unusable {
    "~^(GET|HEAD) " 0;
    "~^(POST|PUT|OPTIONS) /api/" 0;
${standIns ? '    "~^POST /payment/" 0;\n' : ""}    default 1;
  }
  map $uri $usable {
    "~^/api/" "GET, HEAD, POST, PUT, OPTIONS";
    default "GET, HEAD";
  }
  # The page that asks: ours, one of another site, or none (a tool, or a plain read).
  map "$http_origin|$http_host" $asked_from {
    "~^\\|" nowhere;
    "~*^https${tls ? "" : "?"}://([^|]+)\\|\\1$" here;
    default elsewhere;
  }
  # The service answers our pages and tools; the feed is for pages alone.
  map "$asked_from $uri" $foreign {
    "~^elsewhere /(api|ws|identity|payment)(/|$)" 1;
    "nowhere /ws" 1;
    default 0;
  }`;
}
