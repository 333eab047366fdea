import { createHash } from "node:crypto";

/** What a policy must allow beyond the portal's own origin. */
export type PolicyOptions = {
  /** The built index.html: its inline scripts are allowed by their hash, and no others. */
  html: string;
  /** Other origins that calls and the live feed go to, such as `https://api.example.org` and `wss://api.example.org`. */
  connectOrigins?: readonly string[];
  /** Served by TLS: plain requests are turned into secure ones. */
  upgradeInsecureRequests?: boolean;
  /** A demonstration build, whose embedded service is a service worker. Never for production. */
  isDemo?: boolean;
};

/** The hash of an empty style element: the component library adds one and fills it by script, which the policy does not govern. */
const emptyStyleHash = cspHash("");

/**
 * The content security policy of every page: scripts of this origin and the one inline script, no evaluation of text, and
 * Trusted Types with two policies, that of the sanitiser and that of the PDF reader's worker. It needs no nonce, so any static host can serve it.
 */
export function contentSecurityPolicy({
  html,
  connectOrigins = [],
  upgradeInsecureRequests = false,
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
  ].join("; ");
}

/** The headers of every answer, whatever its status. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // Codes and tokens travel in query strings because the contract says so: no address may leave the portal by a Referer.
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "X-Permitted-Cross-Domain-Policies": "none",
};

/** The policy of whatever is not a page: an answer or a file that is opened by itself can do nothing. */
export const nonPagePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** The policy of the demonstration's service worker, which hands on what it does not answer itself. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'";

/** The header of answers that went through TLS: for two years, nobody asks this host or one below it without TLS. */
export const transportSecurityHeaders = { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } as const;

/**
 * How long an answer may be kept, by what `status path` matches first: a failure and a page never, a hashed file for ever,
 * what the service answers never, anything else only after asking. The patterns mean the same to JavaScript and to nginx.
 */
export const cacheRules: readonly (readonly [pattern: string, value: string])[] = [
  ["^[45]", "no-store"],
  ["^\\d+ /assets/", "public, max-age=31536000, immutable"],
  ["^\\d+ /(api|ws|identity|payment)(/|$)", "no-store"],
  ["\\.html$", "no-store"],
  ["", "no-cache"],
];

/** How long the answer for a path may be kept. */
export function cacheControl(path: string, status: number): string {
  return cacheRules.find(([pattern]) => new RegExp(pattern).test(`${status} ${path}`))?.[1] ?? "no-store";
}

/** Which answers are the page, by `status path`: the policy of pages belongs to them alone. */
export const pageResponsePattern = "^(200|304) /.*(index|shell)\\.html$";

function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
