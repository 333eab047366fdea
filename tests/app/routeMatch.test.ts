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
])("%s redirects to %s, whatever its case", (path, redirectTo) => {
  expect(matchPath(path)).toEqual({ redirectTo });
});

it("the case of an id belongs to it", () => {
  expect(matchPath("/post/Ab-7")).toMatchObject({ name: "post", params: { id: "Ab-7" } });
});

it.each(["/No-such-page", "/etalons/None"])("%s is unknown", (path) => {
  expect(matchPath(path)).toMatchObject({ titleId: "page.notFound.title" });
});
