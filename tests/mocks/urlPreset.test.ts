import { createServer } from "node:http";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { arrivals } from "../../mocks/control/urlPresetMiddleware.ts";
import { scenarios } from "../../mocks/control/scenarios.ts";
import { serviceMiddleware } from "../../mocks/httpServer.ts";
import { createWorld } from "../../mocks/store/mockStore.ts";
import { closed, listening } from "../../openapi/kit/verify/embeddedBackend.ts";

const world = createWorld({ seed: 7 });
const [arrive, answer] = [arrivals(world), serviceMiddleware({ world })];
const server = createServer((request, response) => arrive(request, response, () => answer(request, response, () => response.writeHead(404).end("the portal"))));
const at = `http://127.0.0.1:${await listening(server)}`;
afterAll(() => closed(server));
beforeEach(() => world.reset());

const visit = (path: string): Promise<Response> => fetch(at + path, { headers: { accept: "text/html" } });

/** What the page that is opened first keeps, and where it goes. */
async function arrival(path: string): Promise<{ kept: Record<string, string>; to: string }> {
  const response = await visit(path);
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
    const { kept, to } = await arrival("/my-appeals?page=2&persona=director&scenario=degraded");
    expect(to).toBe("/my-appeals?page=2");
    const user = await fetch(`${at}/api/user/details`, { headers: { authorization: `Bearer ${kept["accessToken"]}` } });
    expect(await user.json()).toMatchObject({ name: "Nazlı" });
    expect(await (await fetch(`${at}/api/status/public`)).json()).toMatchObject({ state: "DEGRADED" });
  });

  it("signs nobody in when it names none, and begins a new world each time", async () => {
    await arrival("/home?scenario=empty");
    expect(world.state.appeals).toEqual([]);
    expect(await arrival("/home?scenario=down")).toEqual({ kept: {}, to: "/home" });
    expect(world.state.appeals.length).toBeGreaterThan(5);
  });

  it("lets nothing of an address run", async () => {
    const text = await (await visit("/search?word=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E&persona=citizen")).text();
    expect(text.match(/<script>/g)).toHaveLength(1);
  });

  it.each(["?persona=nobody", "?scenario=rain", "?persona=citizen&scenario=constructor"])("does not guess: %s", async (query) => {
    const response = await visit(`/home${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/persona is one of citizen, .*; scenario is one of slow, /);
  });

  it("is the page's alone: calls and other addresses are left alone", async () => {
    expect((await fetch(`${at}/api/faq/public?scenario=down`)).status).toBe(200);
    expect((await visit("/home?word=persona")).status).toBe(404);
  });

  it.each(Object.keys(scenarios))("knows the scenario %s, which changes something", async (name) => {
    const first = world.export();
    await arrival(`/home?persona=citizen&scenario=${name}`);
    const before = JSON.parse(first) as { state: object };
    const after = JSON.parse(world.export()) as { state: { sessions: { accessEnds: number }[] } };
    const changed = Object.entries(after.state).filter(([key, value]) => key !== "sessions" && key !== "lastId" && JSON.stringify(value) !== JSON.stringify((before.state as Record<string, unknown>)[key]));
    expect(changed.length > 0 || (after.state.sessions[0]?.accessEnds ?? Infinity) <= world.now()).toBe(true);
  });
});
