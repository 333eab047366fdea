import { describe, expect, it } from "vitest";
import { files } from "./testFiles.ts";
import { good, openService, patient, refused } from "./testBackend.ts";

const key = "5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42";
const suggestion = { kind: "SUGGESTION", subject: "Tərəzi", text: "Girişdə daha bir tərəzi qoyun." };

describe("a request with a key", () => {
  it("that is repeated is answered as the first one was, and nothing is done twice", async () => {
    const { call, signIn, world } = openService();
    const { token } = await signIn("citizen");
    const before = world.state.appeals.length;
    const first = good(await call("sendAppeal", { token, key, body: suggestion }));
    // The order of what is in it does not matter, nor does the language of the answer.
    const again = good(await call("sendAppeal", { token, key, body: { text: suggestion.text, subject: suggestion.subject, kind: suggestion.kind }, lang: "ru" }));
    expect(again).toEqual(first);
    expect(world.state.appeals.length).toBe(before + 1);
    const other = good(await call("sendAppeal", { token, key: `${key.slice(0, -1)}9`, body: suggestion }));
    expect(other.appealNumber).not.toBe(first.appealNumber);
  });

  it("that comes many times at once is done once", async () => {
    const { call, signIn, world } = openService();
    const { token } = await signIn("citizen");
    const before = world.state.documents.length;
    const sent = await Promise.all(Array.from({ length: 5 }, () => call("uploadDocument", { token, key, form: { file: files.picture(), name: "Qəbz" } })));
    expect(new Set(sent.map((one) => good(one).id)).size).toBe(1);
    expect(world.state.documents.length).toBe(before + 1);
  });

  it("is refused when something else comes under the same key", async () => {
    const { call, signIn } = openService();
    const { token } = await signIn("citizen");
    good(await call("sendAppeal", { token, key, body: suggestion }));
    expect(refused(422, await call("sendAppeal", { token, key, lang: "en", body: { ...suggestion, subject: "Scales" } }))).toMatchObject({ code: "KEY_REUSED", message: "This request has already been sent with other information. Reload the page and try again." });
    good(await call("uploadDocument", { token, key, form: { file: files.picture() } }));
    refused(422, await call("uploadDocument", { token, key, form: { file: files.photo() } }));
  });

  it("is somebody's own, and that of one call", async () => {
    const { call, signIn } = openService();
    const [citizen, director] = [await signIn("citizen"), await signIn("director")];
    const first = good(await call("sendAppeal", { token: citizen.token, key, body: suggestion }));
    const second = good(await call("sendAppeal", { token: director.token, key, body: suggestion }));
    expect(second.id).not.toBe(first.id);
    expect(good(await call("startPayment", { token: citizen.token, key, path: { id: 6098 } })).redirectUrl).toMatch(/^\/payment\/\?/);
  });

  it("that was refused may be tried again, and is forgotten after a day", async () => {
    const { call, signIn, world } = openService(patient);
    const { token } = await signIn("citizen");
    refused(404, await call("startPayment", { token, key, path: { id: 6101 } }));
    const first = good(await call("startPayment", { token, key, path: { id: 6098 } }));
    expect(good(await call("startPayment", { token, key, path: { id: 6098 } }))).toEqual(first);
    world.advance(86_400);
    expect(good(await call("startPayment", { token, key, path: { id: 6098 } })).redirectUrl).not.toBe(first.redirectUrl);
  });
});
