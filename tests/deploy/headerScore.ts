import type { SiteResponse } from "./siteRequest.ts";

/** The points that a finding adds or removes. */
export type ScoreFinding = { rule: string; points: number; finding: string };

/**
 * Scores headers by the published rules of Mozilla's HTTP Observatory: 100 points, minus penalties, plus bonus points when at least
 * 90 remain. This is our implementation; it does not contact the Observatory.
 */
export function scoreHeaders(
  page: SiteResponse,
  plain: SiteResponse,
): { score: number; grade: string; findings: readonly ScoreFinding[] } {
  const get = (name: string): string => String(page.headers[name] ?? "");
  const directives = new Map(
    get("content-security-policy")
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...values]) => [name, values]),
  );
  const sources = (name: string): readonly string[] => directives.get(name) ?? directives.get("default-src") ?? [];
  const isUnsafe = (name: string): boolean =>
    sources(name).some((value) => /^'unsafe-(inline|eval)'$/.test(value) || /^(\*|https?:|data:)$/.test(value));
  const maxAgeSeconds = Number(/max-age=(\d+)/.exec(get("strict-transport-security"))?.[1] ?? 0);
  const scripts = [...page.body.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, source = ""]) => source);

  const findings: readonly ScoreFinding[] = [
    directives.size < 2
      ? { rule: "Content Security Policy", points: -25, finding: "none" }
      : isUnsafe("script-src") || isUnsafe("object-src")
        ? { rule: "Content Security Policy", points: -20, finding: "allows unsafe scripts" }
        : isUnsafe("style-src")
          ? { rule: "Content Security Policy", points: 0, finding: "allows unsafe styles only" }
          : directives.get("default-src")?.join(" ") === "'none'"
            ? { rule: "Content Security Policy", points: 10, finding: "nothing unsafe, default-src 'none'" }
            : { rule: "Content Security Policy", points: 5, finding: "nothing unsafe" },
    page.headers["set-cookie"] === undefined
      ? { rule: "Cookies", points: 0, finding: "none" }
      : { rule: "Cookies", points: -20, finding: "a page sets a cookie" },
    page.headers["access-control-allow-origin"] === undefined
      ? { rule: "Cross-origin sharing", points: 0, finding: "none" }
      : { rule: "Cross-origin sharing", points: -50, finding: "pages are readable by other origins" },
    plain.status >= 301 && plain.status <= 308 && String(plain.headers.location).startsWith("https://")
      ? { rule: "Redirection", points: 0, finding: "HTTP is redirected to HTTPS" }
      : { rule: "Redirection", points: -20, finding: "HTTP is not redirected to HTTPS" },
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(get("referrer-policy"))
      ? { rule: "Referrer Policy", points: 5, finding: get("referrer-policy") }
      : {
          rule: "Referrer Policy",
          points: get("referrer-policy") === "" ? 0 : -5,
          finding: get("referrer-policy") || "none",
        },
    maxAgeSeconds >= 15_768_000
      ? { rule: "Strict Transport Security", points: 0, finding: `${Math.round(maxAgeSeconds / 86_400)} days` }
      : {
          rule: "Strict Transport Security",
          points: maxAgeSeconds === 0 ? -20 : -10,
          finding: maxAgeSeconds === 0 ? "none" : "less than six months",
        },
    scripts.every((source) => source.startsWith("/") && !source.startsWith("//"))
      ? { rule: "Subresource Integrity", points: 0, finding: "all scripts are from this origin" }
      : { rule: "Subresource Integrity", points: -5, finding: "scripts from other origins" },
    get("x-content-type-options") === "nosniff"
      ? { rule: "X-Content-Type-Options", points: 0, finding: "nosniff" }
      : { rule: "X-Content-Type-Options", points: -5, finding: "none" },
    directives.get("frame-ancestors")?.join(" ") === "'none'"
      ? { rule: "X-Frame-Options", points: 5, finding: "frame-ancestors 'none'" }
      : {
          rule: "X-Frame-Options",
          points: /^(DENY|SAMEORIGIN)$/i.test(get("x-frame-options")) ? 0 : -20,
          finding: get("x-frame-options") || "none",
        },
    /^same-(origin|site)$/.test(get("cross-origin-resource-policy"))
      ? { rule: "Cross-Origin-Resource-Policy", points: 10, finding: get("cross-origin-resource-policy") }
      : { rule: "Cross-Origin-Resource-Policy", points: 0, finding: "none" },
  ];
  const afterPenalties = findings.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
  const score =
    afterPenalties < 90
      ? Math.max(afterPenalties, 0)
      : findings.reduce((sum, { points }) => sum + Math.max(points, 0), afterPenalties);
  return { score, grade: grades.find(([minScore]) => score >= minScore)?.[1] ?? "F", findings };
}

const grades: readonly (readonly [minScore: number, grade: string])[] = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
];
