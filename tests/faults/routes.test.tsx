import { QueryClientProvider } from "@tanstack/react-query";
import * as fc from "fast-check";
import { Suspense, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Router } from "wouter";
import { exampleOf, operations } from "../../mocks/operations.ts";
import { createCache } from "../../src/api/queryClient.ts";
import { failureOf } from "../../src/api/failure.ts";
import { languages, type Language } from "../../src/i18n/language.ts";
import { loadMessages } from "../../src/i18n/messages.ts";
import { Words } from "../../src/i18n/Words.tsx";
import { etalonCategories, paths, registerNames, type PathName } from "../../src/config/paths.ts";
import { sessionStore, type Session } from "../../src/auth/sessionStore.ts";
import { loadSettings } from "../../src/config/settings.ts";
import { placeOf } from "../../src/app/routing/routeMatch.ts";
import { bringsFile } from "./runOperation.ts";
import { broken, chanceOf } from "./corruptResponse.ts";
import { often, patience, tried } from "../soak/caseCounts.ts";

// Without a browser a screen would be drawn as its outline: here it is drawn with what has come.
vi.mock("../../src/components/loading/ClientOnly.tsx", () => ({ InBrowser: ({ children }: { children: ReactNode }) => children }));
// Markup is cleaned by the browser's own parser, and only there.
vi.mock("../../src/features/content/SanitizedHtml.tsx", () => ({ Html: ({ html }: { html: string }) => <p>{html}</p> }));

const parts: Readonly<Record<string, string>> = { id: "301", category: etalonCategories[0], register: registerNames[0] };
const addressOf = (name: PathName): string => paths[name].replaceAll(/:(\w+)/g, (_whole, part: string) => parts[part] ?? "");
const names = (Object.keys(paths) as PathName[]).filter((name) => !("leadsTo" in placeOf(addressOf(name))));
const calls = operations.filter((operation) => !bringsFile(operation)).map(({ id, method, path }) => ({ id, method: method.toUpperCase(), path: new RegExp(`/api${path.replaceAll(/:\w+/g, "[^/]+")}$`) }));

/** What a server answers to a request; `seed` says how it is broken, and without one it is good. */
function answer({ method, url }: Request, seed: number | undefined): Response {
  const call = calls.find((one) => one.method === method && one.path.test(new URL(url).pathname));
  if (call === undefined) return Response.json({ message: "No" }, { status: 404 });
  const good = exampleOf(call.id, 200, "az");
  const text = JSON.stringify(seed === undefined ? good : (broken(good, chanceOf(seed + call.id.length)) ?? null));
  return new Response(text, { headers: { "content-type": "application/json" } });
}

/** Draws a screen as somebody sees it who is signed in; answers the page and every error but failed calls. */
async function draw(name: PathName, language: Language, seed?: number): Promise<{ html: string; faults: unknown[]; failed: number }> {
  vi.stubGlobal("fetch", (request: Request) => Promise.resolve(answer(request, seed)));
  const place = placeOf(addressOf(name));
  if ("leadsTo" in place) throw new Error(`${name} leads elsewhere`);
  const faults: unknown[] = [];
  let failed = 0;
  const silent = (): void => undefined;
  const cache = createCache({ succeeded: silent, failed: silent, forbidden: silent, incomplete: silent, reached: silent });
  const { prelude } = await prerender(
    <Words language={language} messages={await loadMessages(language)}>
      <QueryClientProvider client={cache}>
        <Router ssrPath={addressOf(name)}>
          <Suspense fallback={null}>
            <place.screen.page title="Title" parts={place.parts} />
          </Suspense>
        </Router>
      </QueryClientProvider>
    </Words>,
    { onError: (error) => void (failureOf(error) === undefined ? faults.push(error) : (failed += 1)) },
  );
  const html = await new Response(prelude).text();
  cache.clear();
  return { html, faults, failed };
}

beforeAll(async () => {
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "http://portal.test/api" })));
  const session = sessionStore as { now: Session };
  session.now = { state: "signedIn", user: exampleOf("readUser", 200, "az") as Extract<Session, { state: "signedIn" }>["user"] };
  // Words for a kind that nobody has heard of are missing, which is told on the console.
  vi.spyOn(console, "error").mockReturnValue(undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(names)("the screen %s", patience(120_000), (name) => {
  it("is drawn from good answers, whole", async () => {
    const { faults, failed, html } = await draw(name, "az");
    expect({ faults, failed }).toEqual({ faults: [], failed: 0 });
    expect(html.length).toBeGreaterThan(0);
  });

  it("is drawn from broken ones without a fault of its own, and leads nowhere it should not", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.constantFrom(...languages.map(({ code }) => code)), async (seed, language) => {
        const { faults, html } = await draw(name, language, seed);
        expect(faults).toEqual([]);
        // Text of the server may say anything; it never becomes a link that acts or an element of its own. What a picture shows cannot act.
        expect(html).not.toMatch(/(href|action)="(javascript|data|\/\/)|<img src=x|<script>alert/i);
      }),
      { numRuns: often(60) },
    );
    tried("screens of broken answers", often(60));
  });
});
