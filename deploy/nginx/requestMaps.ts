import { prefixedLanguages } from "../../src/i18n/languagePaths.ts";
import {
  cacheRules,
  createContentSecurityPolicy,
  nonPagePolicy,
  pageResponsePattern,
  securityHeaders,
} from "../headers.ts";
import { listContractMethods } from "../contractMethods.ts";
import { listSensitivePaths } from "../sensitivePaths.ts";
import type { NginxOptions } from "./nginxConf.ts";
import { quoteNginx } from "./quote.ts";

/** The calls whose number is limited for each client, with the paths below them; any method where none is given. */
export const limitedCalls: readonly { method?: "POST"; path: string }[] = [
  // Each costs the backend a slow hash or an e-mail, or tries a code.
  { path: "/public/auth/login" },
  { path: "/user/public/change-password" },
  { path: "/user/public/password-activation" },
  { path: "/user/public/activation" },
  { method: "POST", path: "/appeals/public/find" },
  // Anybody can write without an account.
  { method: "POST", path: "/user/public" },
  { method: "POST", path: "/possessors/public" },
  { method: "POST", path: "/evaluations/public" },
  { method: "POST", path: "/remarks/public" },
];

/** Patterns of the first half of an IPv6 address, as nginx writes addresses. `::ffff:192.0.2.7` is an IPv4 address. */
export const networkPatterns: readonly string[] = ["(?:[0-9a-f]{1,4}:){4}", "(?!::ffff:[0-9]+[.])[0-9a-f:]*?::"];

/** Returns the nginx `map` blocks: log path, caching, policy, language and access of each request. */
export function requestMaps({
  html,
  knownPaths = "^/",
  recordPaths,
  terminatesTls = false,
  connectOrigins = [],
  reportUrl,
  hasStubPages = false,
}: NginxOptions): string {
  const policy = createContentSecurityPolicy({ html, connectOrigins, upgradeInsecureRequests: true, reportUrl });
  // Only a rendered page keeps the path of its record: the shell has the path of its file.
  const recordPattern = recordPaths?.replace(/^\^/, "~^200 ").replaceAll(/\?<\w+>/g, "?:");
  return `  # The path of a PUT, which has a location of its own, is that of its request.
  map $uri $requested_path {
    volatile;
    "~^/api-once(?<path_in_api>/.*)$" /api$path_in_api;
    default $uri;
  }
  # The contract puts codes, tokens and passwords into queries. The log has paths only: no query, no Referer, no code in a path.
  # It is the path after decoding, so it has one spelling for each operation. It is empty for an invalid request.
  map $requested_path $logged_path {
    "" "-";
${listSensitivePaths()
  .map(({ pattern, masked }) => `    ${quoteNginx(`~*^/api${pattern}`)} ${quoteNginx(`/api${masked}`)};`)
  .join("\n")}
    "~^(?<api_path>/api/[^?;%]*)" $api_path;
    default $page_path;
  }
  # $uri of a page is its file, so the log has what was requested, up to anything that may be a query in another spelling.
  map $request_uri $page_path {
    "~*/api(?:/|$)" "-";
    "~^(?<plain_path>[^?;%]*)" $plain_path;
    default "-";
  }
  log_format safe escape=json '{"time":"$time_iso8601","id":"$request_id","method":"$request_method","path":"$logged_path","status":$status,"complete":"$request_completion","bytes":$body_bytes_sent,"seconds":$request_time,"service":"$upstream_status","address":"$upstream_addr","connect":"$upstream_connect_time","header":"$upstream_header_time"}';
  access_log "@LOG@" safe@LOG_BUFFER@;

  # Browsers may cache an API response only when the backend marks it public.
  map $upstream_http_cache_control $api_cache_control {
    "~*^(?!.*\\b(?:private|no-store)\\b)(?:.*,)?\\s*public\\s*(?:,|$)" $upstream_http_cache_control;
    default "no-store";
  }
  map "$status $requested_path" $cache_control {
    "~^(2\\d\\d|304) /api/" $api_cache_control;
${cacheRules
  .slice(0, -1)
  .map(([pattern, value]) => `    ${quoteNginx(`~${pattern}`)} ${quoteNginx(value)};`)
  .join("\n")}
${recordPattern === undefined ? "" : `    ${quoteNginx(recordPattern)} "no-store";\n`}    default ${quoteNginx(cacheRules.at(-1)?.[1] ?? "no-store")};
  }
  map "$status $uri" $policy {
    ${quoteNginx(`~${pageResponsePattern}`)} ${quoteNginx(policy)};
${recordPattern === undefined ? "" : `    ${quoteNginx(recordPattern)} ${quoteNginx(policy)};\n`}${hasStubPages ? `    ${quoteNginx("~^\\d+ /(identity|payment)/")} $upstream_http_content_security_policy;\n` : ""}    default ${quoteNginx(nonPagePolicy)};
  }

  # The pages of a language are below /LANGUAGE, those of the default language are not. A path without a language shows the
  # language of the cookie. Over HTTPS the cookie has the prefix "__Host-".
  map $http_cookie $cookie_language {
${prefixedLanguages
  .map((code) => `    ${quoteNginx(`~(?:^|;\\s*)(?:__Host-)?locale=${code}(?:;|$)`)} /${code};`)
  .join("\n")}
    default "";
  }
  map $uri $language_folder {
${prefixedLanguages.map((code) => `    ${quoteNginx(`~^/${code}(/|$)`)} /${code};`).join("\n")}
    default $cookie_language;
  }
  map $uri $page_folder {
    ${quoteNginx(`~^/(${prefixedLanguages.join("|")})(/|$)`)} "";
    default $cookie_language;
  }
  # Paths that exist and have no page of their own, such as that of one service, get the shell.
  map $uri $shell {
    ${quoteNginx(`~*${knownPaths}`)} $language_folder/shell.html;
    default "/-";
  }

${
  hasStubPages
    ? `  # The stub pages accept a form only from their own origin, which a browser omits with no-referrer.
  map $uri $referrer_policy {
    "~^/(identity|payment)/" $upstream_http_referrer_policy;
    default ${quoteNginx(securityHeaders["Referrer-Policy"] ?? "no-referrer")};
  }
`
    : ""
}
  # The host with its port, as the client sees it. A port is added only to a name that this server answers for.
  map "$host|$http_host" $public_host {
    "~*^([^|]+)\\|\\1(:\\d{1,5})?$" $http_host;
    default $host;
  }

  # Dotfiles, source maps, sources, compressed copies by name, the control API of the mock backend, the worker of the demo.
  map $uri $blocked_path {
    "~/\\.(?!well-known/)" 1;
    "~*^(?!/api/).*\\.(map|br|gz|ts|tsx|md|log|env|conf|ya?ml|sh|bak)$" 1;
    "~*/__mock" 1;
    "/mockServiceWorker.js" 1;
    default 0;
  }
  # The address of a page that is requested in another spelling, such as //faq. Of letters, digits and the like: it is no other host.
  map $request_uri $canonical_address {
    "~^/+(?:api|ws|identity|payment)(?:[/?]|$)" "";
    "~^[\\w./-]*//[\\w./-]*(?:\\?|$)" $uri$is_args$args;
    "~^/index\\.html(?:\\?|$)" /$is_args$args;
    "~^(?<canonical_path>/[\\w./-]+)/index\\.html(?:\\?|$)" $canonical_path$is_args$args;
${prefixedLanguages
  .map(
    (code) =>
      `    ${quoteNginx(`~^/(?!${code})(?i:${code})(?<path_in_${code}>(?:/[\\w./-]*)?)(?:\\?|$)`)} /${code}$path_in_${code}$is_args$args;`,
  )
  .join("\n")}
    default "";
  }
${createMethodMaps(hasStubPages)}
  # The origin of the request: ours, another site, or none (a tool, or a navigation).
  map "$http_origin|$public_host" $origin_kind {
    "~^\\|" none;
    "~*^https${terminatesTls ? "" : "?"}://([^|]+)\\|\\1$" same;
    default other;
  }
  # Who has one IPv6 address has a network of them, with the same first half: four groups, or fewer before zeros.
  map $remote_addr $client_network {
${networkPatterns.map((pattern, index) => `    ${quoteNginx(`~^(?<network${index}>${pattern})`)} $network${index};`).join("\n")}
    default $binary_remote_addr;
  }
  # The key of the limit on calls that try a secret or need no account, with or without a slash or a parameter at the end. An empty key has no limit.
  map "$request_method $requested_path" $limited_client {
${limitedCalls
  .map(({ method = "\\w+", path }) => `    ${quoteNginx(`~*^${method} /api${path}(?:[/;]|$)`)} @LIMIT_KEY@;`)
  .join("\n")}
    default "";
  }

  # Our pages and tools may use the API; only our pages may open the STOMP connection.
  map "$origin_kind $uri" $cross_origin {
    "~^other /(api|ws|identity|payment)(/|$)" 1;
    "none /ws" 1;
    default 0;
  }`;
}

/** Returns the `map` blocks of the methods: those of the contract below `/api/`, GET and HEAD elsewhere. */
export const createMethodMaps = (
  hasStubPages: boolean,
  methods: readonly string[] = listContractMethods(),
): string => `  map "$request_method $uri" $method_not_allowed {
    "~^(GET|HEAD) " 0;
    "~^(${methods.join("|")}|OPTIONS) /api/" 0;
${hasStubPages ? '    "~^POST /payment/" 0;\n' : ""}    default 1;
  }
  map $requested_path $allowed_methods {
    "~^/api/" "GET, HEAD, ${methods.join(", ")}, OPTIONS";
    default "GET, HEAD";
  }`;
