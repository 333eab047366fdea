import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadShapes, validateResponse } from "../../src/api/validateResponse.ts";
import { resolveTrustedUrl } from "../../src/features/payments/resolveTrustedUrl.ts";
import { matchPath } from "../../src/app/routing/routeMatch.ts";
import { getResultHref } from "../../src/config/getResultHref.ts";
import { scaleRuns, scaleTimeout, recordCases } from "../soak/caseCounts.ts";
import { anyText } from "../support/anyText.ts";

await loadShapes();

const origin = "https://portal.example";
const paymentHost = "pay.bank.example";
const urlFragments = [
  "/",
  "\\",
  "..",
  "%2f",
  "%5c",
  paymentHost,
  "evil.example",
  "portal.example",
  "@",
  ":",
  "?",
  "#",
  "\t",
  "\n",
  " ",
  "javascript:",
  "data:",
  "https:",
  "http:",
  "//",
  "\u0000",
  "\u202E",
  "．",
  "。",
  "xn--",
  ":443",
  ":8443",
];
const fragmentArbitrary = fc
  .array(fc.constantFrom(...urlFragments), { maxLength: 8 })
  .map((fragments) => fragments.join(""));
const urlArbitrary = fc.oneof(
  fragmentArbitrary,
  fragmentArbitrary.map((rest) => `https://${rest}`),
  fragmentArbitrary.map((rest) => `/${rest}`),
  fc.webUrl(),
  anyText,
);
const runOptions = { numRuns: scaleRuns(10_000) };

describe("a URL from a response", scaleTimeout(60_000), () => {
  it("for a payment resolves only to the portal or to a trusted host", () => {
    fc.assert(
      fc.property(urlArbitrary, (redirectUrl) => {
        const href = resolveTrustedUrl(redirectUrl, [paymentHost], origin);
        if (href === undefined) return;
        const url = new URL(href);
        expect(["https:"]).toContain(url.protocol);
        expect([paymentHost, new URL(origin).host]).toContain(url.host);
        expect(url.username + url.password).toBe("");
      }),
      runOptions,
    );
    recordCases("links and redirects", runOptions.numRuns);
  });

  it("for another site uses HTTPS or is removed", () => {
    const service = {
      id: "1",
      code: "C",
      title: "T",
      summary: "S",
      type: "E_SERVICE",
      audience: "A",
      durationWorkingDays: 1,
      serviceFee: 0,
      governmentFee: 0,
    };
    fc.assert(
      fc.property(urlArbitrary, (externalUrl) => {
        const validated = validateResponse("GET", "/services/public", {
          page: 1,
          perPage: 10,
          total: 1,
          items: [{ ...service, externalUrl }],
        });
        const {
          items: [item],
        } = (validated ?? expect.fail("the list was rejected")).value as { items: { externalUrl?: string }[] };
        if (item?.externalUrl !== undefined) expect(new URL(item.externalUrl, origin).protocol).toBe("https:");
      }),
      runOptions,
    );
    recordCases("links and redirects", runOptions.numRuns);
  });

  it("for a search result resolves to a route of the portal", () => {
    const words = fc.oneof(
      fragmentArbitrary,
      anyText,
      fc.constantFrom("constructor", "__proto__", "e-services", "faq", "etalons", "post"),
    );
    fc.assert(
      fc.property(
        words,
        words.filter((id) => id !== ""),
        (searchPlace, id) => {
          const href = getResultHref({ id, searchPlace, title: id });
          expect(href).toMatch(/^\/(?![/\\])/);
          const url = new URL(href, origin);
          expect(url.origin).toBe(origin);
          const match = matchPath(url.pathname);
          expect(
            "redirectTo" in match ||
              /^\/(post|e-services|informative-services)(\/|$)/.test(url.pathname) ||
              match.name !== undefined,
          ).toBe(true);
        },
      ),
      runOptions,
    );
    recordCases("links and redirects", runOptions.numRuns);
  });
});
