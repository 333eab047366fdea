import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agreed } from "../../src/api/validateResponse.ts";
import { trustedAddress } from "../../src/features/payments/resolveTrustedUrl.ts";
import { placeOf } from "../../src/app/routing/routeMatch.ts";
import { addressOf } from "../../src/features/search/getResultHref.ts";
import { often, patience, tried } from "../soak/caseCounts.ts";

const origin = "https://portal.example";
const bank = "pay.bank.example";
const pieces = ["/", "\\", "..", "%2f", "%5c", bank, "evil.example", "portal.example", "@", ":", "?", "#", "\t", "\n", " ", "javascript:", "data:", "https:", "http:", "//", "\u0000", "\u202E", "．", "。", "xn--", ":443", ":8443"];
const joined = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((some) => some.join(""));
const addresses = fc.oneof(joined, joined.map((rest) => `https://${rest}`), joined.map((rest) => `/${rest}`), fc.webUrl(), fc.string({ unit: "binary" }));
const many = { numRuns: often(10_000) };

describe("a link that a server names", patience(60_000), () => {
  it("to a payment leads to the portal or to a host that is trusted, whatever it looks like", () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const leads = trustedAddress(address, [bank], origin);
        if (leads === undefined) return;
        const url = new URL(leads);
        expect(["https:"]).toContain(url.protocol);
        expect([bank, new URL(origin).host]).toContain(url.host);
        expect(url.username + url.password).toBe("");
      }),
      many,
    );
    tried("links and redirects", many.numRuns);
  });

  it("to another site is a secure one, or is left out", () => {
    const service = { id: "1", code: "C", title: "T", summary: "S", type: "E_SERVICE", audience: "A", durationWorkingDays: 1, serviceFee: 0, governmentFee: 0 };
    fc.assert(
      fc.property(addresses, (externalUrl) => {
        const answer = agreed("GET", "/services/public", { page: 1, perPage: 10, total: 1, items: [{ ...service, externalUrl }] });
        const { items: [item] } = (answer ?? expect.fail("the list is lost")).value as { items: { externalUrl?: string }[] };
        if (item?.externalUrl !== undefined) expect(new URL(item.externalUrl, origin).protocol).toBe("https:");
      }),
      many,
    );
    tried("links and redirects", many.numRuns);
  });

  it("to something that was found leads to a screen of the portal", () => {
    const words = fc.oneof(joined, fc.string({ unit: "binary" }), fc.constantFrom("constructor", "__proto__", "e-services", "faq", "etalons", "post"));
    fc.assert(
      fc.property(words, words.filter((id) => id !== ""), (searchPlace, id) => {
        const address = addressOf({ id, searchPlace });
        expect(address).toMatch(/^\/(?![/\\])/);
        const url = new URL(address, origin);
        expect(url.origin).toBe(origin);
        const place = placeOf(url.pathname);
        expect("leadsTo" in place || /^\/(post|e-services|informative-services)(\/|$)/.test(url.pathname) || place.name !== undefined).toBe(true);
      }),
      many,
    );
    tried("links and redirects", many.numRuns);
  });
});
