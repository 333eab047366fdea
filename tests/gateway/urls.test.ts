import { describe, expect, it } from "vitest";
import { noSession, sessionHeader } from "../../src/api/gatewayProtocol.ts";
import { setUpGateway, type GatewayClient, type GatewayResponse } from "./testGateway.ts";

const gateway = setUpGateway({
  getOtherPortalUrl: () => Promise.resolve("https://quality.example/start?x=1"),
  isBehindProxy: true,
});
const pair = { token: "secret-access", refreshToken: "secret-refresh" };

async function signIn(): Promise<GatewayClient> {
  gateway.answer = () => ({ body: pair });
  const client = gateway.createClient();
  await client.signIn();
  const names = new Map([
    ["Bearer secret-access", "Tural"],
    ["Bearer secret-other-access", "Murad"],
  ]);
  gateway.answer = ({ headers: { authorization = "" } }) =>
    names.has(authorization) ? { body: { name: names.get(authorization) } } : { status: 401 };
  return client;
}

/** Accepts or rejects an offer: that of a response, or any. */
const answerOffer = async (
  client: GatewayClient,
  answer: "accept" | "reject",
  offer?: GatewayResponse,
): Promise<number> => {
  const headers = { [sessionHeader]: String(offer?.headers[sessionHeader] ?? noSession) };
  return (await client.send(`/api/gateway/offer/${answer}`, { method: "POST", headers })).status;
};

/** A navigation from a link of another site. */
const fromLink = { isFromPage: false, headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" } };

describe("tokens in the query of a page", () => {
  it("are removed from the address, and sign nobody in before the visitor has confirmed their user", async () => {
    await signIn();
    const client = gateway.createClient();
    const page = await client.send("/home?token=secret-access&dialog=login&refreshToken=secret-refresh", fromLink);
    expect([page.status, page.headers.location]).toEqual([303, "/home?dialog=login#offer"]);
    expect(JSON.stringify(page)).not.toContain("secret");
    expect(page.cookies[0]).toMatch(/^portal-offer-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=600$/);
    expect(await client.readState()).toEqual({ state: "none" });

    const user = await client.send("/api/gateway/offer");
    expect(JSON.parse(user.text)).toEqual({ name: "Tural" });
    expect(await answerOffer(client, "accept", user)).toBe(204);
    expect(await client.readState()).toMatchObject({ state: "active" });
    // Once.
    expect(await answerOffer(client, "accept", user)).toBe(404);
  });

  it("replace an offer that another tab asks about, so that neither is accepted by its answer", async () => {
    await signIn();
    const client = gateway.createClient();
    const link = "/home?token=secret-other-access&refreshToken=secret-other-refresh";
    const first = await client.send("/api/gateway/offer", { method: "POST", body: JSON.stringify(pair) });
    await client.send(link, fromLink);
    expect(await answerOffer(client, "accept", first)).toBe(404);
    expect(await answerOffer(client, "reject", first)).toBe(404);
    expect(await answerOffer(client, "accept")).toBe(404);
    expect(await client.readState()).toEqual({ state: "none" });
    const second = await client.send("/api/gateway/offer");
    expect(JSON.parse(second.text)).toEqual({ name: "Murad" });
    expect(second.headers[sessionHeader]).toMatch(/^offer [\w-]{36}$/);
    expect(await answerOffer(client, "accept", second)).toBe(204);
    expect(await client.readState()).toMatchObject({ state: "active" });
  });

  it("are forgotten when the visitor is somebody else, or after ten minutes", async () => {
    await signIn();
    const client = gateway.createClient();
    for (const isNamed of [true, false]) {
      await client.send("/home?token=secret-access&refreshToken=secret-refresh", fromLink);
      const user = await client.send("/api/gateway/offer");
      expect(await answerOffer(client, "reject", isNamed ? user : undefined)).toBe(204);
      expect((await client.send("/api/gateway/offer")).status).toBe(404);
    }
    await client.send("/home?token=secret-access&refreshToken=secret-refresh", fromLink);
    const user = await client.send("/api/gateway/offer");
    gateway.nowMs += 601_000;
    expect(await answerOffer(client, "accept", user)).toBe(404);
    expect(await client.readState()).toEqual({ state: "none" });
  });

  it("are removed also when they are no pair", async () => {
    const { status, headers, cookies } = await gateway.createClient().send("/faq?refreshToken=secret", fromLink);
    expect([status, headers.location, cookies]).toEqual([303, "/faq", []]);
  });

  it("leave other pages and files alone", async () => {
    for (const path of ["/asan-login?code=x&state=y", "/home?dialog=login", "/assets/a.js?token=x"])
      expect((await gateway.createClient().send(path, fromLink)).text).toBe("page");
  });
});

describe("tokens in the fragment, which the portal sends", () => {
  it("are kept until the visitor has confirmed their user", async () => {
    await signIn();
    const client = gateway.createClient();
    const user = await client.send("/api/gateway/offer", { method: "POST", body: JSON.stringify(pair) });
    expect([user.status, JSON.parse(user.text)]).toEqual([200, { name: "Tural" }]);
    expect(await client.readState()).toEqual({ state: "none" });
    await answerOffer(client, "accept", user);
    expect(await client.readState()).toMatchObject({ state: "active" });
  });

  it("are checked for the address of the visitor, under the id of their request", async () => {
    await signIn();
    const client = gateway.createClient();
    const headers = { "x-forwarded-for": "203.0.113.7", "x-request-id": "id-1" };
    await client.send("/api/gateway/offer", { method: "POST", body: JSON.stringify(pair), headers });
    await client.send("/api/gateway/offer", { headers });
    expect(gateway.received.slice(-2).map((request) => request.headers)).toMatchObject([headers, headers]);
  });

  it("are of no use when the backend does not know them", async () => {
    await signIn();
    const body = JSON.stringify({ token: "stolen", refreshToken: "stolen" });
    const client = gateway.createClient();
    const refused = await client.send("/api/gateway/offer", { method: "POST", body });
    // Nothing waits at the gateway, where it could take the place of another offer.
    expect([refused.status, refused.cookies, refused.headers[sessionHeader]]).toEqual([401, [], noSession]);
    expect((await client.send("/api/gateway/offer", { method: "POST", body: "{}" })).status).toBe(400);
  });
});

describe("the link to the other portal", () => {
  const navigate = { isFromPage: false, headers: { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" } };

  it("has the pair of the hand-over in the fragment, once", async () => {
    const client = await signIn();
    const privileges = ["QUALITY_APPEALS"];
    gateway.answer = () => ({ body: { token: "secret-3", refreshToken: "secret-4", privileges } });
    const handOver = await client.send("/api/public/auth/self", { method: "POST" });
    expect(JSON.parse(handOver.text)).toMatchObject({ privileges });
    expect(handOver.text).not.toContain("secret");
    const locations = [
      (await client.send("/api/gateway/hand-over", navigate)).headers.location,
      (await client.send("/api/gateway/hand-over", navigate)).headers.location,
    ];
    expect(locations).toEqual([
      "https://quality.example/start?x=1#token=secret-3&refreshToken=secret-4",
      "https://quality.example/start?x=1",
    ]);
  });

  it("has none for a script, for another site, and a minute later", async () => {
    const client = await signIn();
    gateway.answer = () => ({ body: { token: "secret-3", refreshToken: "secret-4", privileges: ["A"] } });
    await client.send("/api/public/auth/self", { method: "POST" });
    const script = { isFromPage: false, headers: { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" } };
    expect((await client.send("/api/gateway/hand-over", script)).headers.location).not.toContain("secret");
    expect((await client.send("/api/gateway/hand-over", fromLink)).status).toBe(403);
    gateway.nowMs += 61_000;
    expect((await client.send("/api/gateway/hand-over", navigate)).headers.location).not.toContain("secret");
  });
});
