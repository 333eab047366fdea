import { describe, expect, it } from "vitest";
import { findTokenOperation, getOperation, tokenOperations } from "../../deploy/gateway/tokenOperations.ts";
import { takeTokens, tokenPlaceholder } from "../../deploy/gateway/tokenResponse.ts";
import contract from "../../mocks/generated/contract.json" with { type: "json" };
import { setUpGateway } from "./testGateway.ts";

const gateway = setUpGateway();

const secrets = {
  token: "secret-access",
  refreshToken: "secret-refresh",
  asanToken: "secret-asan",
  messengerToken: "secret-messenger",
  messengerRefreshToken: "secret-messenger-refresh",
};
const rest = { message: "Welcome", privileges: ["QUALITY_APPEALS"] };

/** The forms in which a server may send tokens: the names and the envelopes that the portal reads, and a field too many. */
const forms: Readonly<Record<string, object>> = {
  "the form of the contract": { ...secrets, ...rest },
  "the names of OAuth": { access_token: secrets.token, refresh_token: secrets.refreshToken, ...rest },
  "the names of the refresh": { accessToken: secrets.token, refreshToken: secrets.refreshToken, ...rest },
  "an envelope": { data: { ...secrets, ...rest }, meta: { token: "secret-meta" } },
  "unknown fields with tokens": { ...secrets, ...rest, idToken: "secret-id", jwt: { value: "secret-jwt" } },
};

/** The operations with tokens that the portal calls. */
const calledOperations = tokenOperations.filter(({ id }) => id !== "renewSession");

describe("the operations with tokens", () => {
  it("are all those whose example has one", () => {
    const withTokens = Object.entries(
      contract.paths as Record<string, Record<string, { operationId: string; responses: object }>>,
    )
      .flatMap(([, item]) => Object.values(item))
      .filter(({ responses }) => /"(\w*[tT]oken)":/.test(JSON.stringify(responses)))
      .map(({ operationId }) => operationId);
    expect(tokenOperations.map(({ id }) => id).toSorted()).toEqual(withTokens.toSorted());
  });

  it.each(calledOperations.flatMap(({ id }) => Object.keys(forms).map((form) => [id, form] as const)))(
    "let no token through: %s with %s",
    async (id, form) => {
      const client = gateway.createClient();
      gateway.answer = () => ({ body: forms["the form of the contract"] });
      await client.signIn();
      gateway.answer = ({ headers }) => ({
        body: forms[form],
        headers: {
          "x-token": "secret-header",
          "set-cookie": "token=secret-cookie",
          authorization: String(headers.authorization),
        },
      });
      const { method, path } = getOperation(id);
      const response = await client.send(`/api${path}`, { method, body: "{}" });
      expect(response.status).toBe(200);
      expect(JSON.stringify(response)).not.toContain("secret");
      const body = JSON.parse(response.text) as object;
      const { requiredTokens = [], otherFields = [] } = findTokenOperation(method, path) ?? {};
      expect(Object.keys(body).toSorted()).toEqual([...requiredTokens, ...otherFields].toSorted());
    },
  );

  it.each(calledOperations.filter(({ requiredTokens }) => requiredTokens.length > 0).map(({ id }) => [id]))(
    "fail without readable tokens, and let nothing of the response through: %s",
    async (id) => {
      const client = gateway.createClient();
      gateway.answer = () => ({ body: forms["the form of the contract"] });
      await client.signIn();
      gateway.answer = () => ({ body: { session: { key: "secret" } } });
      const { method, path } = getOperation(id);
      expect(await client.send(`/api${path}`, { method, body: "{}" })).toMatchObject({ status: 502, text: "" });
    },
  );

  it.each(calledOperations.map(({ id }) => [id]))(
    "pass the reason of a refusal with the status of a success on, and nothing else: %s",
    async (id) => {
      const client = gateway.createClient();
      gateway.answer = () => ({ body: forms["the form of the contract"] });
      await client.signIn();
      const fields = [{ field: "password", message: "Wrong" }];
      gateway.answer = () => ({ body: { success: "false", message: "Refused", fields, ...secrets } });
      const { method, path } = getOperation(id);
      const { status, text } = await client.send(`/api${path}`, { method, body: "{}" });
      expect([status, JSON.parse(text)]).toEqual([200, { success: false, message: "Refused", fields }]);
      expect(await client.readState()).toMatchObject({ state: "active" });
    },
  );

  it("pass the errors of the backend on", async () => {
    gateway.answer = () => ({ status: 409, body: { message: "Confirm", code: "EMAIL_NOT_VERIFIED" } });
    const response = await gateway.createClient().send("/api/public/auth/login", { method: "POST", body: "{}" });
    expect([response.status, JSON.parse(response.text), response.cookies]).toEqual([
      409,
      { message: "Confirm", code: "EMAIL_NOT_VERIFIED" },
      [],
    ]);
  });

  it.each(["renewSession", "signOut"] as const)(
    "are the gateway's own where they take a refresh token: %s",
    async (id) => {
      const { method, path } = getOperation(id);
      const response = await gateway.createClient().send(`/api${path}?refreshToken=x`, { method, body: "{}" });
      expect(response.status).toBe(404);
      expect(gateway.received).toEqual([]);
    },
  );
});

describe("a choice of account", () => {
  it("replaces the tokens of the session when the response has some", async () => {
    const client = gateway.createClient();
    gateway.answer = () => ({ body: secrets });
    await client.signIn();
    gateway.answer = () => ({ body: { token: "secret-other", message: "Chosen" } });
    const chosen = await client.send("/api/public/auth/v2/select-structure?certNumber=1", { method: "POST" });
    expect(JSON.parse(chosen.text)).toEqual({ message: "Chosen" });
    gateway.answer = () => ({ body: {} });
    await client.send("/api/notification");
    expect(gateway.received.at(-1)?.headers.authorization).toBe("Bearer secret-other");
    gateway.answer = ({ url }) => (url.includes("refresh-token") ? { body: secrets } : { status: 401 });
    await client.send("/api/notification");
    expect(gateway.received.find(({ url }) => url.includes("refresh-token"))?.url).toContain("secret-refresh");
  });

  it("may be empty", async () => {
    const client = gateway.createClient();
    gateway.answer = () => ({ body: secrets });
    await client.signIn();
    gateway.answer = () => ({ status: 204 });
    const { status } = await client.send("/api/public/auth/v2/select-structure", { method: "POST" });
    expect(status).toBe(204);
  });
});

it("continues the conversation with the call center at the next identity login", async () => {
  const client = gateway.createClient();
  gateway.answer = () => ({ body: secrets });
  const path = "/api/public/auth/v2/login/asan?code=c&redirect=https%3A%2F%2Fportal.example%2Fasan-login";
  await client.send(path, { method: "POST" });
  const state = await client.readState();
  client.sessionId = state.state === "active" ? state.id : "";
  await client.send(path, { method: "POST" });
  expect(gateway.received.at(-2)?.url).toContain("code=c");
  const queries = gateway.received.filter(({ url }) => url.includes("login/asan")).map(({ url }) => url);
  expect(queries.map((url) => url.includes("messengerToken=secret-messenger"))).toEqual([false, true]);
});

it("reads no token that does not fit into a header", () => {
  const operation = findTokenOperation("POST", getOperation("signIn").path);
  if (operation === undefined) expect.fail("no operation");
  expect(takeTokens(operation, '{"token":"a\\nb","refreshToken":"c"}')).toBeUndefined();
  expect(takeTokens(operation, '{"token":"a","refreshToken":"c"}')?.body).toEqual({
    token: tokenPlaceholder,
    refreshToken: tokenPlaceholder,
  });
});
