import { QueryClientProvider } from "@tanstack/react-query";
import * as fc from "fast-check";
import { Suspense, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Router } from "wouter";
import { getResponseExample, operations } from "../../mocks/operations.ts";
import { createQueryClient } from "../../src/api/queryClient.ts";
import { failureOf } from "../../src/api/failure.ts";
import { languages, type Language } from "../../src/i18n/language.ts";
import { loadMessages } from "../../src/i18n/messages.ts";
import { IntlProvider } from "../../src/i18n/IntlProvider.tsx";
import { etalonCategorySlugs, paths, registerSlugs, type RouteName } from "../../src/config/paths.ts";
import { sessionStore, type Session } from "../../src/auth/sessionStore.ts";
import { loadSettings } from "../../src/config/settings.ts";
import { matchPath } from "../../src/app/routing/routeMatch.ts";
import { returnsFile } from "./runOperation.ts";
import { corruptResponse, seededRandom } from "./corruptResponse.ts";
import { scaledRuns, scaledTimeout, recordCases } from "../soak/caseCounts.ts";

// Without a browser a screen would be drawn as its outline: here it is drawn with what has come.
vi.mock("../../src/components/loading/ClientOnly.tsx", () => ({
  ClientOnly: ({ children }: { children: ReactNode }) => children,
}));
// Markup is cleaned by the browser's own parser, and only there.
vi.mock("../../src/features/content/SanitizedHtml.tsx", () => ({
  SanitizedHtml: ({ html }: { html: string }) => <p>{html}</p>,
}));

const routeParams: Readonly<Record<string, string>> = {
  id: "301",
  category: etalonCategorySlugs[0],
  register: registerSlugs[0],
};
const routePath = (name: RouteName): string =>
  paths[name].replaceAll(/:(\w+)/g, (_whole, part: string) => routeParams[part] ?? "");
const routeNames = (Object.keys(paths) as RouteName[]).filter((name) => !("redirectTo" in matchPath(routePath(name))));
const jsonOperations = operations
  .filter((operation) => !returnsFile(operation))
  .map(({ id, method, path }) => ({
    id,
    method: method.toUpperCase(),
    path: new RegExp(`/api${path.replaceAll(/:\w+/g, "[^/]+")}$`),
  }));

/** What a server answers to a request; `seed` says how it is broken, and without one it is good. */
function respond({ method, url }: Request, seed: number | undefined): Response {
  const call = jsonOperations.find((one) => one.method === method && one.path.test(new URL(url).pathname));
  if (call === undefined) return Response.json({ message: "No" }, { status: 404 });
  const good = getResponseExample(call.id, 200, "az");
  const text = JSON.stringify(
    seed === undefined ? good : (corruptResponse(good, seededRandom(seed + call.id.length)) ?? null),
  );
  return new Response(text, { headers: { "content-type": "application/json" } });
}

/** Draws a screen as somebody sees it who is signed in; answers the page and every error but failed calls. */
async function renderRoute(
  name: RouteName,
  language: Language,
  seed?: number,
): Promise<{ html: string; faults: unknown[]; failed: number }> {
  vi.stubGlobal("fetch", (request: Request) => Promise.resolve(respond(request, seed)));
  const place = matchPath(routePath(name));
  if ("redirectTo" in place) throw new Error(`${name} leads elsewhere`);
  const faults: unknown[] = [];
  let failed = 0;
  const silent = (): void => undefined;
  const cache = createQueryClient({
    onSuccess: silent,
    onFailure: silent,
    onForbidden: silent,
    onIncomplete: silent,
    onReachabilityChange: silent,
  });
  const { prelude } = await prerender(
    <IntlProvider language={language} messages={await loadMessages(language)}>
      <QueryClientProvider client={cache}>
        <Router ssrPath={routePath(name)}>
          <Suspense fallback={null}>
            <place.route.page title="Title" params={place.params} />
          </Suspense>
        </Router>
      </QueryClientProvider>
    </IntlProvider>,
    { onError: (error) => void (failureOf(error) === undefined ? faults.push(error) : (failed += 1)) },
  );
  const html = await new Response(prelude).text();
  cache.clear();
  return { html, faults, failed };
}

beforeAll(async () => {
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "http://portal.test/api" })));
  const session = sessionStore as { current: Session };
  session.current = {
    state: "signedIn",
    user: getResponseExample("readUser", 200, "az") as Extract<Session, { state: "signedIn" }>["user"],
  };
  // Words for a kind that nobody has heard of are missing, which is told on the console.
  vi.spyOn(console, "error").mockReturnValue(undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(routeNames)("the screen %s", scaledTimeout(120_000), (name) => {
  it("is drawn from good answers, whole", async () => {
    const { faults, failed, html } = await renderRoute(name, "az");
    expect({ faults, failed }).toEqual({ faults: [], failed: 0 });
    expect(html.length).toBeGreaterThan(0);
  });

  it("is drawn from broken ones without a fault of its own, and leads nowhere it should not", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.constantFrom(...languages.map(({ code }) => code)), async (seed, language) => {
        const { faults, html } = await renderRoute(name, language, seed);
        expect(faults).toEqual([]);
        // Text of the server may say anything; it never becomes a link that acts or an element of its own. What a picture shows cannot act.
        expect(html).not.toMatch(/(href|action)="(javascript|data|\/\/)|<img src=x|<script>alert/i);
      }),
      { numRuns: scaledRuns(60) },
    );
    recordCases("screens with invalid responses", scaledRuns(60));
  });
});
