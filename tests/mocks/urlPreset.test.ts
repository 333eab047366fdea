import { createServer } from "node:http";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
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

/** What the page that is opened first keeps, and where it goes. */
async function readPreset(path: string): Promise<{ kept: Record<string, string>; to: string }> {
  const response = await openPage(path);
  expect([response.status, response.headers.get("clear-site-data")]).toEqual([200, '"storage"']);
  const [, script = ""] = /<script>(.*)<\/script>/.exec(await response.text()) ?? [];
  const kept = {};
  let to = "";
  // oxlint-disable-next-line no-new-func
  new Function("localStorage", "location", script)(kept, { replace: (address: string) => (to = address) });
  return { kept, to };
}

describe("an address that names a person and a scenario", () => {
  it("signs the person in, and goes on to the page without them", async () => {
    const { kept, to } = await readPreset("/my-appeals?page=2&persona=director&scenario=degraded");
    expect(to).toBe("/my-appeals?page=2");
    const user = await fetch(`${baseUrl}/api/user/details`, {
      headers: { authorization: `Bearer ${kept["accessToken"]}` },
    });
    expect(await user.json()).toMatchObject({ name: "Nazlı" });
    expect(await (await fetch(`${baseUrl}/api/status/public`)).json()).toMatchObject({ state: "DEGRADED" });
  });

  it("signs nobody in when it names none, and begins a new world each time", async () => {
    await readPreset("/home?scenario=empty");
    expect(store.state.appeals).toEqual([]);
    expect(await readPreset("/home?scenario=down")).toEqual({ kept: {}, to: "/home" });
    expect(store.state.appeals.length).toBeGreaterThan(5);
  });

  it("lets nothing of an address run", async () => {
    const text = await (
      await openPage("/search?word=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E&persona=citizen")
    ).text();
    expect(text.match(/<script>/g)).toHaveLength(1);
  });

  it.each(["?persona=nobody", "?scenario=rain", "?persona=citizen&scenario=constructor"])(
    "does not guess: %s",
    async (query) => {
      const response = await openPage(`/home${query}`);
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(/persona is one of citizen, .*; scenario is one of slow, /);
    },
  );

  it("is the page's alone: calls and other addresses are left alone", async () => {
    expect((await fetch(`${baseUrl}/api/faq/public?scenario=down`)).status).toBe(200);
    expect((await openPage("/home?word=persona")).status).toBe(404);
  });

  it.each(Object.keys(scenarios))("knows the scenario %s, which changes something", async (name) => {
    const first = store.exportSnapshot();
    await readPreset(`/home?persona=citizen&scenario=${name}`);
    const before = JSON.parse(first) as { state: object };
    const after = JSON.parse(store.exportSnapshot()) as { state: { sessions: { accessEnds: number }[] } };
    const changed = Object.entries(after.state).filter(
      ([key, value]) =>
        key !== "sessions" &&
        key !== "lastId" &&
        JSON.stringify(value) !== JSON.stringify((before.state as Record<string, unknown>)[key]),
    );
    expect(changed.length > 0 || (after.state.sessions[0]?.accessEnds ?? Infinity) <= store.now()).toBe(true);
  });
});
