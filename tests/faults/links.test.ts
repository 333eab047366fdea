import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateResponse } from "../../src/api/validateResponse.ts";
import { resolveTrustedUrl } from "../../src/features/payments/resolveTrustedUrl.ts";
import { matchPath } from "../../src/app/routing/routeMatch.ts";
import { getResultHref } from "../../src/features/search/getResultHref.ts";
import { scaledRuns, scaledTimeout, recordCases } from "../soak/caseCounts.ts";

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
const fragmentArbitrary = fc.array(fc.constantFrom(...urlFragments), { maxLength: 8 }).map((some) => some.join(""));
const urlArbitrary = fc.oneof(
  fragmentArbitrary,
  fragmentArbitrary.map((rest) => `https://${rest}`),
  fragmentArbitrary.map((rest) => `/${rest}`),
  fc.webUrl(),
  fc.string({ unit: "binary" }),
);
const runOptions = { numRuns: scaledRuns(10_000) };

describe("a link that a server names", scaledTimeout(60_000), () => {
  it("to a payment leads to the portal or to a host that is trusted, whatever it looks like", () => {
    fc.assert(
      fc.property(urlArbitrary, (address) => {
        const leads = resolveTrustedUrl(address, [paymentHost], origin);
        if (leads === undefined) return;
        const url = new URL(leads);
        expect(["https:"]).toContain(url.protocol);
        expect([paymentHost, new URL(origin).host]).toContain(url.host);
        expect(url.username + url.password).toBe("");
      }),
      runOptions,
    );
    recordCases("links and redirects", runOptions.numRuns);
  });

  it("to another site is a secure one, or is left out", () => {
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
        const answer = validateResponse("GET", "/services/public", {
          page: 1,
          perPage: 10,
          total: 1,
          items: [{ ...service, externalUrl }],
        });
        const {
          items: [item],
        } = (answer ?? expect.fail("the list is lost")).value as { items: { externalUrl?: string }[] };
        if (item?.externalUrl !== undefined) expect(new URL(item.externalUrl, origin).protocol).toBe("https:");
      }),
      runOptions,
    );
    recordCases("links and redirects", runOptions.numRuns);
  });

  it("to something that was found leads to a screen of the portal", () => {
    const words = fc.oneof(
      fragmentArbitrary,
      fc.string({ unit: "binary" }),
      fc.constantFrom("constructor", "__proto__", "e-services", "faq", "etalons", "post"),
    );
    fc.assert(
      fc.property(
        words,
        words.filter((id) => id !== ""),
        (searchPlace, id) => {
          const address = getResultHref({ id, searchPlace });
          expect(address).toMatch(/^\/(?![/\\])/);
          const url = new URL(address, origin);
          expect(url.origin).toBe(origin);
          const place = matchPath(url.pathname);
          expect(
            "redirectTo" in place ||
              /^\/(post|e-services|informative-services)(\/|$)/.test(url.pathname) ||
              place.name !== undefined,
          ).toBe(true);
        },
      ),
      runOptions,
    );
    recordCases("links and redirects", runOptions.numRuns);
  });
});
