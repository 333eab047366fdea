import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getResponseExample } from "../../mocks/operations.ts";
import { requestOperation } from "../../src/api/request.ts";
import { isIncomplete } from "../../src/api/incompleteResponses.ts";
import { getFailure } from "../../src/api/failure.ts";
import { setRequestLanguage } from "../../src/i18n/language.ts";
import { findAppeal, withdrawAppeal } from "../../src/generated/queries/appeals/index.ts";
import { downloadReceipt, startPayment } from "../../src/generated/queries/payments/index.ts";
import { checkCertificate } from "../../src/generated/queries/certificates/index.ts";
import { readPost } from "../../src/generated/queries/posts/index.ts";
import { searchPortal } from "../../src/generated/queries/search/index.ts";
import { sendRemark } from "../../src/generated/queries/remarks/index.ts";
import {
  activateAccount,
  changePassword,
  checkOwnPassword,
  requestPasswordReset,
} from "../../src/generated/queries/user/index.ts";
import { listServices } from "../../src/generated/queries/services/index.ts";
import { loadSettings } from "../../src/config/settings.ts";

const post = getResponseExample("readPost", 200, "az");

let sentRequests: Request[];
beforeEach(async () => {
  sentRequests = [];
  vi.stubGlobal("fetch", (request: Request) => {
    sentRequests.push(request);
    const id = request.url.includes("/search/") ? "searchPortal" : "readPost";
    return Promise.resolve(Response.json(getResponseExample(id, 200, "az")));
  });
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "https://portal.test/api" })));
});
afterEach(() => vi.unstubAllGlobals());

/** Expects that every request went to the API host, to a matching path, with the language as its only query parameter. */
function expectPathsToMatch(pathPattern: RegExp): void {
  for (const { url } of sentRequests) {
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin).toBe("https://portal.test");
    expect(pathname).toMatch(pathPattern);
    expect([...searchParams.keys()]).toEqual(["lang"]);
  }
}

describe("a request of a generated hook", () => {
  it("goes to its URL in the current language", async () => {
    setRequestLanguage("en");
    expect(await readPost("301")).toEqual(post);
    setRequestLanguage("ru");
    await readPost("301");
    expect(sentRequests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET https://portal.test/api/posts/public/301?lang=en",
      "GET https://portal.test/api/posts/public/301?lang=ru",
    ]);
  });

  it("sends its query and its body unchanged", async () => {
    await searchPortal({ word: "süd & çörək = 50%", page: 2, lang: "az" });
    expect(Object.fromEntries(new URL(sentRequests[0]?.url ?? "").searchParams)).toEqual({
      word: "süd & çörək = 50%",
      page: "2",
      lang: "az",
    });
    const passwords = {
      oldPassword: " a b ",
      newPassword: "Şəffaf-Bazar-2026 😀",
      repeatedPassword: "Şəffaf-Bazar-2026 😀",
    };
    await changePassword(passwords);
    expect(sentRequests[1]?.method).toBe("PUT");
    expect(await sentRequests[1]?.json()).toEqual(passwords);
  });

  it.each(["..", ".", "../../user/details", "..\\..\\user", "%2e%2e", "%2e%2e/%2e%2e/user/details"])(
    "never reaches another operation with the path parameter %j",
    async (parameter) => {
      for (const send of [async () => readPost(parameter), async () => activateAccount(parameter)]) {
        const sentBefore = sentRequests.length;
        const result = await send().catch(getFailure);
        if (sentRequests.length === sentBefore) expect(result).toEqual({ kind: "notFound" });
      }
      expectPathsToMatch(/^\/api\/(posts\/public|user\/public\/activation)\//);
    },
  );

  it.each(["a/b", "//evil.example", "@evil.example", "/", "a?lang=ru", "a#b", "a b", "ə", "\uD800"])(
    "stays below its own path with the path parameter %j",
    async (parameter) => {
      await Promise.resolve(parameter)
        .then((id) => readPost(id))
        .catch(getFailure);
      expectPathsToMatch(/^\/api\/posts\/public\//);
    },
  );

  it("is aborted by its signal", async () => {
    vi.stubGlobal(
      "fetch",
      (_request: Request, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
    );
    const caller = new AbortController();
    const response = searchPortal({ word: "süd" }, caller.signal);
    setTimeout(() => caller.abort(), 1);
    await expect(response).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
  });
});

describe("a response", () => {
  const respondWith = (response: () => Response): unknown => vi.stubGlobal("fetch", () => Promise.resolve(response()));
  const passwords = { oldPassword: "a", newPassword: "b", repeatedPassword: "b" };

  it("without a required field is a failure", async () => {
    respondWith(() => Response.json({ message: "Good" }));
    expect(await readPost("301").catch(getFailure)).toEqual({ kind: "invalidResponse", status: 200 });
  });

  it.each([
    { success: false, message: "Kod yanlışdır" },
    { isSuccess: "false", error: { message: "Kod yanlışdır" } },
    { succeeded: 0, data: { detail: "Kod yanlışdır" } },
  ])("with a successful status is a rejection with the body %j", async (body) => {
    respondWith(() => Response.json(body));
    for (const send of [() => activateAccount("1"), () => readPost("301"), () => listServices()])
      expect(await send().catch(getFailure)).toEqual({ kind: "invalid", fields: [], message: "Kod yanlışdır" });
  });

  it.each([true, "true", null, "OK"])("with the success %j is no rejection", async (success) => {
    respondWith(() => Response.json({ success }));
    expect(await activateAccount("1")).toEqual({});
  });

  it("to a password check is its result", async () => {
    respondWith(() => Response.json({ success: false, message: "Şifrə zəifdir" }));
    expect(await checkOwnPassword({ pass: "a" })).toEqual({ valid: false, reason: "Şifrə zəifdir" });
  });

  it("is marked when invalid entries were dropped", async () => {
    const services = getResponseExample("listServices", 200, "az") as { items: unknown[] };
    respondWith(() => Response.json({ ...services, items: [...services.items, { id: 7 }] }));
    const incomplete = await listServices();
    expect([incomplete, isIncomplete(incomplete)]).toEqual([services, true]);
    respondWith(() => Response.json(services));
    expect(isIncomplete(await listServices())).toBe(false);
  });

  it.each([
    [
      "a certificate",
      () => checkCertificate({ certificateNo: "7" }),
      { certificateNo: "7", certificate: { holder: "A" } },
    ],
    [
      "an appeal",
      () => findAppeal({ appealNumber: "7", email: "a@b.example" }),
      { appealNumber: "7", appeal: { id: 7 } },
    ],
  ])("of the look-up of %s is a failure when a part of it cannot be read", async (_, lookUp, body) => {
    respondWith(() => Response.json(body));
    expect(await lookUp().catch(getFailure)).toEqual({ kind: "invalidResponse", status: 200 });
    const nothing = Object.fromEntries(Object.entries(body).slice(0, 1));
    respondWith(() => Response.json(nothing));
    expect(await lookUp()).toEqual(nothing);
  });

  it.each([
    ["204", () => new Response(null, { status: 204 })],
    ["201 without a body", () => new Response(null, { status: 201 })],
    ["null", () => Response.json(null)],
    ["true", () => Response.json(true)],
    ["a plain text", () => new Response("OK", { headers: { "content-type": "text/plain" } })],
    ["a text without a type", () => new Response(new TextEncoder().encode("OK"))],
    ["an unknown object", () => Response.json({ status: "OK" })],
  ])("of a command is a success whatever its body: %s", async (_name, response) => {
    respondWith(response);
    expect(await changePassword(passwords)).toEqual({});
  });

  it.each([
    ["a sign-in page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["broken JSON", () => new Response('{"message":', { headers: { "content-type": "application/json" } })],
  ])("of a command is a failure when it did not come from the server as it sent it: %s", async (_name, response) => {
    respondWith(response);
    expect(await changePassword(passwords).catch(getFailure)).toEqual({ kind: "invalidResponse", status: 200 });
  });

  it("must have the status that the caller demands", async () => {
    respondWith(() => Response.json({ id: 7 }, { status: 201 }));
    expect(await requestOperation("POST", "/possessors/public", { successStatus: 200 }).catch(getFailure)).toEqual({
      kind: "invalidResponse",
      status: 201,
    });
  });
});

describe("the failure of what a person sends", () => {
  const respond = (status: number, body: object | null = null): void => {
    const text = body === null ? null : JSON.stringify(body);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(text, { status })));
  };
  const sendFailing = (sending: Promise<unknown>): Promise<unknown> => sending.then(String, getFailure);
  const remark = { page: "/faq", text: "Səhv" };

  it.each([404, 405, 501])("is `missing` when the server lacks a proposed operation: %i", async (status) => {
    respond(status);
    expect(await sendFailing(sendRemark(remark))).toEqual({ kind: "missing" });
  });

  it.each<[string, () => Promise<unknown>]>([
    ["startPayment", () => startPayment(1)],
    ["withdrawAppeal", () => withdrawAppeal(1)],
    ["downloadReceipt", () => downloadReceipt(1)],
  ])("is `missing` when the server lacks an operation that a button sends: %s", async (_name, send) => {
    respond(404);
    expect(await sendFailing(send())).toEqual({ kind: "missing" });
  });

  it.each<[string, number, object?]>([
    ["a reason", 404, { message: "Belə səhifə yoxdur" }],
    ["a lacking right", 403],
    ["a conflict", 409],
    ["a fault", 500],
  ])("is not `missing` when the server answers with %s", async (_name, status, body) => {
    respond(status, body);
    expect(await sendFailing(sendRemark(remark))).not.toEqual({ kind: "missing" });
  });

  it("is not `missing` for an agreed operation, which means something else by 404", async () => {
    respond(404);
    expect(await sendFailing(requestPasswordReset({ username: "a@x.az" }))).toEqual({ kind: "notFound" });
  });
});
