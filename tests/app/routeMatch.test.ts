import { expect, it } from "vitest";
import { matchPath } from "../../src/app/routing/routeMatch.ts";

it.each([
  ["/News", "/information-center/news"],
  ["/BULLETIN", "/news-letters"],
  ["/FAQ", "/faq"],
  ["/Search", "/search"],
  ["/Payments", "/payments/payment-obligations"],
  ["/etalons/Mass", "/etalons/mass"],
  ["/Registers/Nomenclature", "/registers/nomenclature"],
  ["/search/", "/search"],
  ["/personal-info//", "/personal-info"],
  ["/post/Ab-7/", "/post/Ab-7"],
])("%s redirects to %s, the spelling that the portal compares with", (path, redirectTo) => {
  expect(matchPath(path)).toEqual({ redirectTo });
});

it("the case of an id belongs to it", () => {
  expect(matchPath("/post/Ab-7")).toMatchObject({ name: "post", params: { id: "Ab-7" } });
});

it.each(["/No-such-page", "/no-such-page/", "/etalons/None"])("%s is unknown", (path) => {
  expect(matchPath(path)).toMatchObject({ titleId: "page.notFound.title" });
});
