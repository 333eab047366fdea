import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { controlSecretHeader } from "../../mocks/control/controlHeader.ts";
import { mockBackendMiddleware } from "../../mocks/httpServer.ts";
import { createSession } from "../../mocks/store/sessions.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { documentUploadFile as maxFileBytes } from "../../src/generated/maxLengths.ts";

const store = createMockStore();
const controlSecret = "secret-of-this-test";
const answer = mockBackendMiddleware({ store, controlSecret });
const server = createServer((request, response) =>
  answer(request, response, () => response.writeHead(404).end("not ours")),
);
let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Resets the store and signs a persona in. Returns the access token. */
function signInAs(persona: "citizen" | "director"): string {
  store.reset();
  const account = store.state.accounts.find((account) => account.persona === persona);
  if (account === undefined) throw new Error(`The store has no ${persona}.`);
  return createSession(store, account).accessToken;
}
const call = async (token: string, path: string, init: RequestInit = {}) =>
  fetch(`${base}/api${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
const read = async <Body>(token: string, path: string, init?: RequestInit): Promise<Body> =>
  (await (await call(token, path, init)).json()) as Body;
const start = async (token: string, id: number, lang = "az"): Promise<string> =>
  (await read<{ redirectUrl: string }>(token, `/payments/${id}/start?lang=${lang}`, { method: "POST" })).redirectUrl;
const submitOutcome = (address: string, outcome: string, headers: Record<string, string> = {}) =>
  fetch(base + address, { method: "POST", body: new URLSearchParams({ outcome }), headers, redirect: "manual" });
const readTotal = async (token: string, path: string): Promise<number> =>
  (await read<{ total: number }>(token, path)).total;

describe("the payment stub", () => {
  it.each([
    ["az", "Ödəniş", "71,00\u00a0AZN"],
    ["ru", "Оплата", "71,00\u00a0AZN"],
    ["en", "Payment", "AZN\u00a071.00"],
  ])("shows the payment in %s without scripts", async (lang, title, amount) => {
    const response = await fetch(base + (await start(signInAs("citizen"), 6098, lang)));
    const html = await response.text();
    expect(response.status).toBe(200);
    for (const labels of [
      `<html lang="${lang}">`,
      `<h1>${title}</h1>`,
      amount,
      store.state.payments.find(({ id }) => id === 6098)?.appealNumber ?? "?",
    ])
      expect(html).toContain(labels);
    expect(html).not.toMatch(/stub\.|<script|style=/);
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it("marks the payment as paid once, with a receipt and a notification, and returns to the portal", async () => {
    const token = signInAs("citizen");
    const address = await start(token, 6098);
    const before = await read<number>(token, "/notification/count");
    const redirect = await submitOutcome(address, "paid");
    expect([redirect.status, redirect.headers.get("location")]).toEqual([303, "/payments/paid-payments"]);
    expect([await readTotal(token, "/payments/obligations"), await readTotal(token, "/payments/paid")]).toEqual([0, 3]);
    expect((await call(token, "/payments/6098/receipt")).headers.get("content-type")).toBe("application/pdf");
    expect(await read<number>(token, "/notification/count")).toBe(before + 1);
    expect((await submitOutcome(address, "paid")).status).toBe(410);
    expect((await fetch(base + address)).status).toBe(410);
    expect((await call(token, "/payments/6098/start", { method: "POST" })).status).toBe(409);
  });

  it("returns to the portal after a cancellation and ends the checkout", async () => {
    const token = signInAs("director");
    const address = await start(token, 6101);
    expect((await submitOutcome(address, "cancelled")).status).toBe(303);
    expect(await readTotal(token, "/payments/obligations")).toBe(2);
    expect((await submitOutcome(address, "paid")).status).toBe(410);
    expect(await readTotal(token, "/payments/obligations")).toBe(2);
  });

  it("accepts a payment of zero and expires a checkout after twenty minutes", async () => {
    const token = signInAs("director");
    const [waived, late] = [await start(token, 6103), await start(token, 6101)];
    expect((await submitOutcome(waived, "paid")).status).toBe(303);
    store.advanceClock(14 * 60);
    expect((await fetch(base + late)).status).toBe(200);
    store.advanceClock(7 * 60);
    expect((await fetch(base + late)).status).toBe(410);
  });

  it("rejects cross-origin requests, unknown outcomes and unknown tokens", async () => {
    const address = await start(signInAs("citizen"), 6098);
    expect((await submitOutcome(address, "paid", { origin: "https://evil.example" })).status).toBe(403);
    expect((await submitOutcome(address, "stolen")).status).toBe(200);
    expect((await submitOutcome("/payment/?order=nothing", "paid")).status).toBe(410);
    expect((await fetch(`${base}/payment/`)).status).toBe(410);
    expect((await fetch(`${base}/payment/main.ts`)).status).toBe(404);
    expect(store.state.payments.find(({ id }) => id === 6098)?.paidAt).toBe(undefined);
  });
});

describe("the Node adapter", () => {
  const upload = (token: string, bytes: number): Promise<Response> => {
    const form = new FormData();
    form.append("file", new File(["%PDF-1.7\n", new Uint8Array(bytes)], "boyuk.pdf", { type: "application/pdf" }));
    return call(token, "/documents?lang=en", { method: "POST", body: form });
  };

  it("accepts files of several megabytes and rejects a larger one with 413", async () => {
    const token = signInAs("citizen");
    const accepted = await upload(token, 3 * 1024 * 1024);
    expect(accepted.status).toBe(200);
    const { id, size } = (await accepted.json()) as { id: number; size: number };
    expect((await (await call(token, `/documents/${id}/file`)).arrayBuffer()).byteLength).toBe(size);
    for (const bytes of [maxFileBytes, maxFileBytes + 1024 * 1024]) {
      const rejected = await upload(token, bytes);
      expect(rejected.status).toBe(413);
      expect(await rejected.json()).toMatchObject({
        code: "FILE_TOO_LARGE",
        message: "The file must not be larger than 20 MB.",
      });
    }
  });
});

describe("the control API", () => {
  const control = async (name: string, body: unknown): Promise<Response> =>
    fetch(`${base}/api/__mock/${name}`, {
      method: "POST",
      headers: { [controlSecretHeader]: controlSecret },
      body: JSON.stringify(body),
    });

  it("advances an appeal step by step and rejects invalid transitions", async () => {
    const token = signInAs("citizen");
    const appealNumber = store.state.appeals.find(({ id }) => id === 481)?.number;
    expect((await control("appeal", { appealNumber, status: "SEND_FOR_SIGN" })).status).toBe(400);
    expect(await (await control("appeal", { appealNumber })).json()).toEqual({ appealNumber, status: "PROGRESS" });
    expect(await readTotal(token, "/payments/obligations")).toBe(2);
    expect((await control("appeal", { appealNumber, status: "REFUSED" })).status).toBe(200);
    expect(await readTotal(token, "/payments/obligations")).toBe(1);
    expect((await control("appeal", { appealNumber, status: "SEND_FOR_SIGN" })).status).toBe(400);
    expect((await control("appeal", { appealNumber: "2020-00001" })).status).toBe(400);
  });

  it("answers feedback messages and sets the service status", async () => {
    const token = signInAs("citizen");
    expect((await control("feedback", { id: 532 })).status).toBe(200);
    expect((await control("feedback", { id: 532 })).status).toBe(400);
    expect(
      (await read<{ items: { id: number; answer?: string }[] }>(token, "/feedbacks")).items.find(({ id }) => id === 532)
        ?.answer,
    ).toMatch(/təşəkkür/);
    expect((await control("status", { state: "DOWN" })).status).toBe(200);
    expect((await control("status", { state: "SAD" })).status).toBe(400);
    expect(await (await fetch(`${base}/api/status/public?lang=en`)).json()).toMatchObject({
      state: "DOWN",
      lastIncident: { description: "Nobody could sign in." },
    });
  });
});
