import { createHash } from "node:crypto";

/** The inputs of a content security policy. */
export type PolicyOptions = {
  /** The built pages, and what the renderer adds to them: their inline scripts and styles are allowed by their hash. */
  html: string;
  /** Other origins for API requests and the STOMP connection, such as `https://api.example.org` and `wss://api.example.org`. */
  connectOrigins?: readonly string[];
  /** Adds `upgrade-insecure-requests`, for a site with TLS. */
  upgradeInsecureRequests?: boolean;
  /** The https URL to which browsers report violations; without it, they report none. */
  reportUrl?: string | undefined;
  /** Allows the service worker of the demo build. Never for production. */
  isDemo?: boolean;
};

/** The name of the reporting endpoint. */
const reportGroup = "csp";

/** Emotion adds an empty style element and fills it by script, which the policy does not restrict. */
const emptyStyleHash = cspHash("");

/**
 * Returns the content security policy of pages. It allows scripts of this origin and the inline scripts by hash, no `eval`, and
 * two Trusted Types policies: DOMPurify and the PDF worker. It needs no nonce, so any static host can send it.
 */
export function createContentSecurityPolicy({
  html,
  connectOrigins = [],
  upgradeInsecureRequests = false,
  reportUrl,
  isDemo = false,
}: PolicyOptions): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => cspHash(script));
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => cspHash(style));
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`.trim(),
    "script-src-attr 'none'",
    `style-src 'self' ${[emptyStyleHash, ...styles].join(" ")}`,
    "style-src-attr 'none'",
    "img-src 'self' blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types dompurify portal-pdf${isDemo ? " portal-worker" : ""}`,
    ...(upgradeInsecureRequests ? ["upgrade-insecure-requests"] : []),
    // Firefox knows only the older directive.
    ...(reportUrl === undefined ? [] : [`report-uri ${reportUrl}`, `report-to ${reportGroup}`]),
  ].join("; ");
}

/** Returns the header that says where violations of the policy are reported; none without a URL. */
export const createReportHeaders = (reportUrl: string | undefined): Readonly<Record<string, string>> =>
  reportUrl === undefined ? {} : { "Reporting-Endpoints": `${reportGroup}="${reportUrl}"` };

/** The headers of every response, whatever its status. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // The contract puts codes and tokens into query strings, so no URL may leave the portal in a Referer.
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "X-Permitted-Cross-Domain-Policies": "none",
};

/** The policy of all other responses: an API response or a file that is opened directly can do nothing. */
export const nonPagePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** The policy of the demo's service worker, which forwards unhandled requests to its origin. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'";

/** The header of responses over TLS. `max-age` is two years, in seconds. */
export const transportSecurityHeaders = { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } as const;

/**
 * `Cache-Control` by the first pattern that matches `status path`. Errors, pages and API responses are not stored, hashed files
 * are immutable, all other files are revalidated. The patterns have the same meaning in JavaScript and nginx. Only nginx passes on
 * the `Cache-Control` of an API response that the backend marks `public`.
 */
export const cacheRules: readonly (readonly [pattern: string, value: string])[] = [
  ["^[45]", "no-store"],
  ["^\\d+ /assets/", "public, max-age=31536000, immutable"],
  ["^\\d+ /(api|ws|identity|payment)(/|$)", "no-store"],
  ["\\.html$", "no-store"],
  ["", "no-cache"],
];

/** Returns the `Cache-Control` header for a path and status. */
export function getCacheControl(path: string, status: number): string {
  return cacheRules.find(([pattern]) => new RegExp(pattern).test(`${status} ${path}`))?.[1] ?? "no-store";
}

/** Matches `status path` of the responses that are pages, which get the policy of pages. */
export const pageResponsePattern = "^((200|304) /(.*/)?(index|shell)|404 /(.*/)?404)\\.html$";

function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
