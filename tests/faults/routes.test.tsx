import { QueryClientProvider } from "@tanstack/react-query";
import * as fc from "fast-check";
import { Suspense, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Router } from "wouter";
import { getResponseExample, operations } from "../../mocks/operations.ts";
import { createQueryClient } from "../../src/api/queryClient.ts";
import { getFailure } from "../../src/api/failure.ts";
import { languages, type Language } from "../../src/i18n/language.ts";
import { loadMessages } from "../../src/i18n/messages.ts";
import { IntlProvider } from "../../src/i18n/IntlProvider.tsx";
import { etalonCategorySlugs, paths, registerSlugs, type RouteName } from "../../src/config/paths.ts";
import { sessionStore, type Session } from "../../src/auth/sessionStore.ts";
import { loadSettings } from "../../src/config/settings.ts";
import { matchPath } from "../../src/app/routing/routeMatch.ts";
import { returnsFile } from "./runOperation.ts";
import { corruptResponse, createSeededRandom } from "./corruptResponse.ts";
import { scaleRuns, scaleTimeout, recordCases } from "../soak/caseCounts.ts";
import { isFullRun } from "../support/selection.ts";

// Prerendering would show only skeletons, so the tests render the children of ClientOnly.
vi.mock("../../src/components/loading/ClientOnly.tsx", () => ({
  ClientOnly: ({ children }: { children: ReactNode }) => children,
}));
// DOMPurify needs the DOM of a browser.
vi.mock("../../src/features/content/SanitizedHtml.tsx", () => ({
  SanitizedHtml: ({ html }: { html: string }) => <p>{html}</p>,
}));

const routeParams: Readonly<Record<string, string>> = {
  id: "301",
  category: etalonCategorySlugs[0],
  register: registerSlugs[0],
};
const routePath = (name: RouteName): string =>
  paths[name].replaceAll(/:(\w+)/g, (_match, name: string) => routeParams[name] ?? "");
const routeNames = (Object.keys(paths) as RouteName[]).filter((name) => !("redirectTo" in matchPath(routePath(name))));
const jsonOperations = operations
  .filter((operation) => !returnsFile(operation))
  .map(({ id, method, path }) => ({
    id,
    method: method.toUpperCase(),
    path: new RegExp(`/api${path.replaceAll(/:\w+/g, "[^/]+")}$`),
  }));

/** Changes the valid response of an operation. */
type Change = (body: unknown, operationId: string) => unknown;

const corrupt =
  (seed: number): Change =>
  (body, operationId) =>
    corruptResponse(body, createSeededRandom(seed + operationId.length)) ?? null;

/** Replaces each value that looks like one of an enumeration, such as "IN_PROCESS", by one that the portal does not know. */
const addUnknownValues: Change = (body) =>
  JSON.parse(JSON.stringify(body).replaceAll(/:"[A-Z][A-Z_]+"/g, ':"NEW_VALUE"')) as unknown;

/** Returns the response to a request: the valid one with a change. */
function respond({ method, url }: Request, change: Change): Response {
  const operation = jsonOperations.find(
    (candidate) => candidate.method === method && candidate.path.test(new URL(url).pathname),
  );
  if (operation === undefined) return Response.json({ message: "No" }, { status: 404 });
  const validBody = getResponseExample(operation.id, 200, "az");
  return new Response(JSON.stringify(change(validBody, operation.id)), {
    headers: { "content-type": "application/json" },
  });
}

/** Prerenders a route for a signed-in user. Returns its HTML, the rendering errors and the number of failed requests. */
async function renderRoute(
  name: RouteName,
  language: Language,
  change: Change = (body) => body,
): Promise<{ html: string; errors: unknown[]; failedRequests: number }> {
  vi.stubGlobal("fetch", (request: Request) => Promise.resolve(respond(request, change)));
  const match = matchPath(routePath(name));
  if ("redirectTo" in match) throw new Error(`${name} is a redirect`);
  const errors: unknown[] = [];
  let failedRequests = 0;
  const ignore = (): void => undefined;
  const cache = createQueryClient({
    onSuccess: ignore,
    onFailure: ignore,
    onForbidden: ignore,
    onIncomplete: ignore,
    onReachabilityChange: ignore,
  });
  const { prelude } = await prerender(
    <IntlProvider language={language} messages={await loadMessages(language)}>
      <QueryClientProvider client={cache}>
        <Router ssrPath={routePath(name)}>
          <Suspense fallback={null}>
            <match.route.page title="Title" params={match.params} />
          </Suspense>
        </Router>
      </QueryClientProvider>
    </IntlProvider>,
    { onError: (error) => void (getFailure(error) === undefined ? errors.push(error) : (failedRequests += 1)) },
  );
  const html = await new Response(prelude).text();
  cache.clear();
  return { html, errors, failedRequests };
}

beforeAll(async () => {
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "https://portal.test/api" })));
  const session = sessionStore as { current: Session };
  session.current = {
    state: "signedIn",
    user: getResponseExample("readUser", 200, "az") as Extract<Session, { state: "signedIn" }>["user"],
  };
  // Missing messages for unknown values are logged to the console.
  vi.spyOn(console, "error").mockReturnValue(undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The number of invalid responses of each route: a day tests others than the day before. */
const runCount = scaleRuns(isFullRun ? 60 : 20);

describe.each(routeNames)("the route %s", scaleTimeout(120_000), (name) => {
  it("renders valid responses completely", async () => {
    const { errors, failedRequests, html } = await renderRoute(name, "az");
    expect({ errors, failedRequests }).toEqual({ errors: [], failedRequests: 0 });
    expect(html.length).toBeGreaterThan(0);
  });

  it("shows an unknown value of an enumeration as it is, and asks for no message that does not exist", async () => {
    vi.mocked(console.error).mockClear();
    const { errors, html } = await renderRoute(name, "en", addUnknownValues);
    expect(errors).toEqual([]);
    expect(html).not.toMatch(/\w\.NEW_VALUE/);
    expect(vi.mocked(console.error).mock.calls.flat().map(String)).not.toContainEqual(
      expect.stringContaining("NEW_VALUE"),
    );
  });

  it("renders corrupted responses without errors and without unsafe links", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.constantFrom(...languages.map(({ code }) => code)), async (seed, language) => {
        const { errors, html } = await renderRoute(name, language, corrupt(seed));
        expect(errors).toEqual([]);
        // Texts of the server never become script URLs or elements. The source of an image cannot run scripts.
        expect(html).not.toMatch(/(href|action)="(javascript|data|\/\/)|<img src=x|<script>alert/i);
      }),
      { numRuns: runCount },
    );
    recordCases("pages with invalid responses", runCount);
  });
});
