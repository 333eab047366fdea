import { runInNewContext } from "node:vm";
import { createServer } from "node:http";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { presetKey } from "../../mocks/control/preset.ts";
import { urlPresetMiddleware } from "../../mocks/control/urlPresetMiddleware.ts";
import { scenarios } from "../../mocks/control/scenarios.ts";
import { mockBackendMiddleware } from "../../mocks/httpServer.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";

const store = createMockStore({ seed: 7 });
const [applyPreset, answer] = [urlPresetMiddleware(store), mockBackendMiddleware({ store })];
const server = createServer((request, response) =>
  applyPreset(request, response, () => answer(request, response, () => response.writeHead(404).end("the portal"))),
);
const baseUrl = `http://127.0.0.1:${await listenOnFreePort(server)}`;
afterAll(() => closeServer(server));
beforeEach(() => store.reset());

const openPage = (path: string): Promise<Response> => fetch(baseUrl + path, { headers: { accept: "text/html" } });

type PresetPage = { localStorageItems: Record<string, string>; redirectTo: string; preset: unknown };

/** Reads the local storage entries, the stored preset and the target URL of the preset page. */
async function readPreset(path: string): Promise<PresetPage> {
  const response = await openPage(path);
  expect([response.status, response.headers.get("clear-site-data")]).toEqual([200, '"storage"']);
  const [, script = ""] = /<script>(.*)<\/script>/.exec(await response.text()) ?? [];
  const localStorageItems = {};
  const sessionStorageItems: Record<string, string> = {};
  let redirectTo = "";
  runInNewContext(script, {
    localStorage: localStorageItems,
    sessionStorage: sessionStorageItems,
    location: { replace: (url: string) => (redirectTo = url) },
  });
  return { localStorageItems, redirectTo, preset: JSON.parse(sessionStorageItems[presetKey] ?? "") };
}

describe("a URL with a persona and a scenario", () => {
  it("signs the persona in and redirects to the page without the parameters", async () => {
    const { localStorageItems, redirectTo, preset } = await readPreset(
      "/my-appeals?page=2&persona=director&scenario=degraded",
    );
    expect(redirectTo).toBe("/my-appeals?page=2");
    expect(preset).toEqual({ persona: "director", scenario: "degraded" });
    const user = await fetch(`${baseUrl}/api/user/details`, {
      headers: { authorization: `Bearer ${localStorageItems["accessToken"]}` },
    });
    expect(await user.json()).toMatchObject({ name: "Nazlı" });
    expect(await (await fetch(`${baseUrl}/api/status/public`)).json()).toMatchObject({ state: "DEGRADED" });
  });

  it("signs nobody in without a persona and resets the store each time", async () => {
    await readPreset("/home?scenario=empty");
    expect(store.state.appeals).toEqual([]);
    expect(await readPreset("/home?persona=&scenario=down")).toEqual({
      localStorageItems: {},
      redirectTo: "/home",
      preset: { scenario: "down" },
    });
    expect(await readPreset("/home?persona=&scenario=")).toMatchObject({ localStorageItems: {}, preset: {} });
    expect(store.state.appeals.length).toBeGreaterThan(5);
  });

  it("escapes the URL in the script", async () => {
    const text = await (
      await openPage("/search?word=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E&persona=citizen")
    ).text();
    expect(text.match(/<script>/g)).toHaveLength(1);
  });

  it.each(["cross-site", "same-site"])("changes nothing when the page is opened by a %s request", async (site) => {
    const response = await fetch(`${baseUrl}/home?persona=citizen`, {
      headers: { accept: "text/html", "sec-fetch-site": site },
    });
    expect([response.status, response.headers.get("clear-site-data"), store.state.sessions]).toEqual([403, null, []]);
    const plainPage = await fetch(`${baseUrl}/home`, { headers: { accept: "text/html", "sec-fetch-site": site } });
    expect(await plainPage.text()).toBe("the portal");
  });

  it.each(["?persona=nobody", "?scenario=rain", "?persona=citizen&scenario=constructor"])(
    "rejects %s",
    async (query) => {
      const response = await openPage(`/home${query}`);
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(/persona is one of citizen, .*; scenario is one of slow, /);
    },
  );

  it("applies to page requests only", async () => {
    expect((await fetch(`${baseUrl}/api/faq/public?scenario=down`)).status).toBe(200);
    expect((await openPage("/home?word=persona")).status).toBe(404);
  });

  it.each(Object.keys(scenarios))("knows the scenario %s, which changes something", async (name) => {
    const first = store.exportSnapshot();
    await readPreset(`/home?persona=citizen&scenario=${name}`);
    const before = JSON.parse(first) as { state: object };
    const after = JSON.parse(store.exportSnapshot()) as { state: { sessions: { accessExpiresAt: number }[] } };
    const changed = Object.entries(after.state).filter(
      ([key, value]) =>
        key !== "sessions" &&
        key !== "lastId" &&
        JSON.stringify(value) !== JSON.stringify((before.state as Record<string, unknown>)[key]),
    );
    expect(changed.length > 0 || (after.state.sessions[0]?.accessExpiresAt ?? Infinity) <= store.now()).toBe(true);
  });
});
