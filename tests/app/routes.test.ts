import { describe, expect, it } from "vitest";
import { routes, type RouteAccess } from "../../src/app/routes.ts";
import { aliases, paths, redirects, type RouteName } from "../../src/config/paths.ts";
import { portal } from "../../src/config/portal.ts";
import { accessByRoute } from "../support/accessByRoute.ts";

/** Sections of the sidebar in the order of the specification, with the visitors who see them and the pages below them. */
const sections: readonly [path: string, visibleTo: "public" | "personal", pages: string[]][] = [
  ["/e-services", "public", []],
  ["/my-appeals", "personal", []],
  ["/my-documents", "personal", []],
  ["/payments", "personal", ["/payment-obligations", "/paid-payments"]],
  ["/reports", "personal", []],
  ["/feedbacks", "personal", ["/consumer-rights-protection", "/competition-violation"]],
  ["/faq", "public", []],
  ["/useful-information", "public", []],
  [
    "/information-center",
    "public",
    ["/news", "/risk-groups", "/government-info", "/useful-information", "/market-prices"],
  ],
  ["/service-degree", "public", ["/service-degree", "/general-evaluation"]],
  ["/news-letters", "public", []],
  ["/call-center", "personal", []],
];

/** Returns whether everybody has an access, or only ASAN_USER, ADMIN and possibly roles that the specification lacks. */
function classifyAccess(access: RouteAccess | undefined): "public" | "personal" | undefined {
  if (access === "public") return access;
  const roles = new Set<string>(Array.isArray(access) ? access : []);
  return roles.has("ASAN_USER") && roles.has("ADMIN") && !roles.has("USER") ? "personal" : undefined;
}

const findRouteName = (path: string): RouteName | undefined =>
  aliases[path] ?? (Object.keys(paths) as RouteName[]).find((name) => paths[name] === path);

/** Returns the definition of the route at a path, after an alias. */
const findRoute = (path: string) => {
  const name = findRouteName(path);
  return name === undefined ? undefined : routes[name];
};

describe("the sidebar", () => {
  it.each(sections)("lists %s for %j", (path, visibleTo, pages) => {
    const section = findRoute(path);
    expect(classifyAccess(section?.sidebar?.visibleTo ?? section?.access)).toBe(visibleTo);
    for (const page of pages) expect(findRoute(`${path}${page}`), page).toBeDefined();
  });

  it("lists the specified sections in their order, without informative services in the competition portal", () => {
    expect(portal).toBe("competition");
    const listed = Object.entries(routes)
      .flatMap(([name, { sidebar }]) => (sidebar ? [{ name: name as RouteName, position: sidebar.position }] : []))
      .toSorted((first, second) => first.position - second.position);
    const specifiedPaths = [...sections.map(([path]) => path), "/informative-services"];
    const listedPaths = listed.map(({ name }) => paths[name]).filter((path) => specifiedPaths.includes(path));
    expect(listedPaths).toEqual(sections.map(([path]) => path));
  });
});

it.each(Object.entries(routes))("the page of %s is for the users who may read it", (name, { access }) => {
  const rule = accessByRoute[name as RouteName];
  expect(access).toEqual(rule === "personal" ? ["ASAN_USER", "ADMIN"] : rule);
});

describe("the specified paths", () => {
  it.each(["/home", "/asan-login", "/notifications", "/personal-info", "/post/:id"])("include %s", (path) => {
    expect(findRoute(path)).toBeDefined();
  });

  it("that require a sign-in redirect to the identity login", () => {
    for (const path of ["/evalution", "/my-appeals", "/news-letters", "/payment-obligations", "/service-degree"]) {
      expect(findRoute(path), path).toMatchObject({ redirectsToLogin: true });
      expect(findRoute(path)?.access, path).not.toBe("public");
    }
  });

  it("have a page of their own for every section that the specification names without a path", () => {
    const sectionNames = [
      "passwordReset",
      "newsLetters",
      "exchangeRates",
      "standards",
      "etalons",
      "registers",
    ] as const;
    for (const name of sectionNames) {
      expect(routes[name], name).toBeDefined();
      expect(redirects[name], name).toBeUndefined();
    }
  });
});
