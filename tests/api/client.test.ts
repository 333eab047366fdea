import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getFailure, type Failure } from "../../src/api/failure.ts";
import { describeFailure, getFailureMessage } from "../../src/api/getFailureMessage.ts";
import { getIfMatch, type IfMatch } from "../../src/api/getIfMatch.ts";
import { isIncomplete, markIncomplete } from "../../src/api/incompleteResponses.ts";
import { isOperationMissing } from "../../src/api/isOperationMissing.ts";
import { request } from "../../src/api/request.ts";
import { sendRequest } from "../../src/api/sendRequest.ts";
import { loadSettings } from "../../src/config/settings.ts";
import type { Translator } from "../../src/i18n/IntlProvider.tsx";
import { setRequestLanguage, type Language } from "../../src/i18n/language.ts";

let sent: { request: Request; init: RequestInit }[];
let response: () => Response | Promise<Response>;

beforeEach(async () => {
  sent = [];
  response = () => Response.json({ items: [] });
  vi.stubGlobal("fetch", (sentRequest: Request, init: RequestInit) => {
    sent.push({ request: sentRequest, init });
    return Promise.resolve(response());
  });
  setRequestLanguage("az");
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "https://portal.test/api" })));
});
afterEach(() => {
  globalThis.earlyResponses = undefined;
  vi.unstubAllGlobals();
});

const read = (url = "/anything", method = "GET", headers: Record<string, string> = {}): Promise<unknown> =>
  request({ url, method, headers });

describe("a request that the page has started early", () => {
  /** Starts a request as the script of the page does. */
  function startEarly(
    path: string,
    early: Promise<Response> = Promise.resolve(Response.json({ early: true })),
  ): AbortController {
    const controller = new AbortController();
    globalThis.earlyResponses = { [path]: { response: early, controller } };
    return controller;
  }

  it("answers the first request for its path and query, and no other", async () => {
    startEarly("/anything?lang=az");
    expect([await read(), await read()]).toEqual([{ early: true }, { items: [] }]);
    expect(sent).toHaveLength(1);
  });

  it("answers no request for another path, in another language, of another method, or with a token", async () => {
    startEarly("/anything?lang=az");
    await read("/other");
    setRequestLanguage("ru");
    await read();
    setRequestLanguage("az");
    await read("/anything", "POST");
    await read("/anything", "GET", { authorization: "Bearer a" });
    expect(sent).toHaveLength(4);
    expect(await read()).toEqual({ early: true });
  });

  it("is sent again when it has failed", async () => {
    startEarly("/anything?lang=az", Promise.reject(new TypeError("Failed to fetch")));
    expect(await read()).toEqual({ items: [] });
    expect(sent).toHaveLength(1);
  });

  it("is stopped with the request that uses it, and not sent again", async () => {
    const caller = new AbortController();
    let fail: (error: unknown) => void = () => undefined;
    const early = startEarly("/anything?lang=az", new Promise((_, reject) => (fail = reject)));
    early.signal.addEventListener("abort", () => fail(early.signal.reason));
    const pending = request({ url: "/anything", method: "GET", signal: caller.signal }).catch(
      (error: unknown) => error,
    );
    await vi.waitFor(() => expect(globalThis.earlyResponses).toEqual({}), { interval: 1 });
    caller.abort();
    expect(await pending).toMatchObject({ name: "AbortError" });
    expect([early.signal.aborted, sent.length]).toEqual([true, 0]);
  });

  it("is stopped at once when the request that uses it was already aborted", async () => {
    const { takeEarlyResponse } = await import("../../src/api/earlyResponses.ts");
    const early = startEarly("/a", new Promise(() => undefined));
    const taken = takeEarlyResponse("/a", () => Promise.resolve(new Response()), AbortSignal.abort());
    await expect(taken).rejects.toMatchObject({ name: "AbortError" });
    expect(early.signal.aborted).toBe(true);
  });

  it("fails with its time limit also while something else than the request is awaited", async () => {
    const { takeEarlyResponse } = await import("../../src/api/earlyResponses.ts");
    startEarly("/a", new Promise(() => undefined));
    const limit = new AbortController();
    const taken = takeEarlyResponse("/a", () => Promise.resolve(new Response()), limit.signal);
    limit.abort();
    await expect(taken).rejects.toMatchObject({ name: "AbortError" });
  });

  it("is none of a server outside the API base", async () => {
    startEarly("i/anything?lang=az");
    await read();
    expect(sent).toHaveLength(1);
  });
});

describe("a request", () => {
  it("sends each parameter that has a value, and the language once", async () => {
    await request({ url: "/anything", method: "GET", params: { a: 0, b: "", c: undefined, d: null, e: false } });
    expect(new URL(sent[0]?.request.url ?? "").search).toBe("?a=0&b=&e=false&lang=az");
  });

  it("repeats a parameter for each member of a list, as OpenAPI has it by default", async () => {
    await request({ url: "/anything", method: "GET", params: { status: ["A", "B"], none: [], page: 2 } });
    expect(new URL(sent[0]?.request.url ?? "").search).toBe("?status=A&status=B&page=2&lang=az");
  });

  it("outlives its page only when the caller asks for it", async () => {
    await read();
    await request({ url: "/anything", method: "POST", sendOptions: { keepalive: true } });
    expect(sent.map(({ init }) => init.keepalive)).toEqual([false, true]);
  });

  it("accepts a file of any type only when it downloads one, and has 15 seconds for anything else", async () => {
    const createTimeout = vi.spyOn(AbortSignal, "timeout");
    response = () => new Response("x", { headers: { "content-type": "application/pdf" } });
    const file = await request<Blob>({ url: "/anything", method: "GET", responseType: "blob" });
    expect([sent[0]?.request.headers.get("accept"), await file.text()]).toEqual(["application/octet-stream, */*", "x"]);
    response = () => Response.json({});
    await read();
    expect(createTimeout.mock.calls).toEqual([[15_000]]);
    createTimeout.mockRestore();
  });

  describe("that downloads a file", () => {
    /** Requests a file, whose parts the returned controller sends. */
    function download(): { file: Promise<Blob>; parts: ReadableStreamDefaultController<Uint8Array> } {
      vi.useFakeTimers();
      let parts: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (parts = controller) });
      response = () => new Response(body, { headers: { "content-type": "application/pdf" } });
      const file = request<Blob>({ url: "/anything", method: "GET", responseType: "blob" });
      return { file, parts: parts ?? expect.fail("no stream") };
    }
    afterEach(() => vi.useRealTimers());

    it("takes as long as the file arrives", async () => {
      const { file, parts } = download();
      for (const text of ["a", "b", "c"]) {
        await vi.advanceTimersByTimeAsync(200_000);
        parts.enqueue(new TextEncoder().encode(text));
      }
      await vi.advanceTimersByTimeAsync(200_000);
      parts.close();
      expect(await (await file).text()).toBe("abc");
      expect(vi.getTimerCount()).toBe(0);
    });

    it("fails after five minutes without any part of it", async () => {
      const { file, parts } = download();
      const failure = file.catch(getFailure);
      await vi.advanceTimersByTimeAsync(200_000);
      parts.enqueue(new TextEncoder().encode("a"));
      await vi.advanceTimersByTimeAsync(299_000);
      const signal = sent[0]?.init.signal;
      expect(signal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1000);
      expect(signal?.aborted).toBe(true);
      parts.error(signal?.reason);
      expect(await failure).toEqual({ kind: "timeout" });
    });
  });

  it("gets no file when the response is empty, a refusal or the page of a proxy, and gets one of any other type", async () => {
    const readFile = (body: string, type: string): Promise<unknown> => {
      response = () => new Response(body, { headers: { "content-type": type } });
      return request<Blob>({ url: "/anything", method: "GET", responseType: "blob" }).then(
        (file) => file.size,
        getFailure,
      );
    };
    const refused = { kind: "invalidResponse", status: 200 };
    expect(await readFile("", "application/pdf")).toEqual(refused);
    for (const type of ["text/html", "Text/HTML; charset=utf-8", "application/xhtml+xml", "application/json"])
      expect(await readFile("<html>", type), type).toEqual(refused);
    for (const type of ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "text/plain"])
      expect(await readFile("x", type), type).toBe(1);
  });

  it("sends a form without a content type of its own, and JSON with one", async () => {
    await request({ url: "/anything", method: "POST", data: new FormData() });
    await request({ url: "/anything", method: "POST", data: { a: 1 } });
    expect(sent.map(({ request: { headers } }) => headers.get("content-type")?.split(";")[0])).toEqual([
      "multipart/form-data",
      "application/json",
    ]);
  });

  it("may be refused when its path leads elsewhere", async () => {
    for (const url of ["/a/../b", "/a?x=1", "/a#b", "a", "//evil.example/a"])
      expect(getFailure(await read(url).catch((error: unknown) => error)), url).toEqual({ kind: "notFound" });
    expect(sent).toEqual([]);
  });
});

describe("a response", () => {
  it("that is JSON of the type of a page explains a failure", async () => {
    response = () => new Response('{"message":"No"}', { status: 409, headers: { "content-type": "text/html" } });
    expect(getFailure(await read().catch((error: unknown) => error))).toMatchObject({
      kind: "rejected",
      message: "No",
    });
  });

  it("of the type of a page is not one when it is empty, and is one when anything follows", async () => {
    const command = { url: "/user/change-password", method: "PUT" };
    for (const [status, body] of [
      [200, ""],
      [200, null],
      [204, null],
    ] as const) {
      response = () => new Response(body, { status, headers: { "content-type": "text/html; charset=utf-8" } });
      expect(await request(command), `${status} ${body}`).toBeUndefined();
    }
    expect(getFailure(await read().catch((error: unknown) => error))).toEqual({ kind: "invalidResponse", status: 204 });
    response = () => new Response(" ", { headers: { "content-type": "text/html; charset=utf-8" } });
    expect(getFailure(await request(command).catch((error: unknown) => error))).toEqual({
      kind: "invalidResponse",
      status: 200,
    });
  });

  it("keeps its headers and status, and is empty where its JSON is", async () => {
    response = () =>
      new Response("", { status: 202, headers: { "content-type": "application/problem+json", "x-a": "1" } });
    const { status, headers, body } = await sendRequest(new Request("https://portal.test/"));
    expect([status, headers.get("x-a"), body]).toEqual([202, "1", null]);
  });

  it.each(["text/html", "application/xhtml+xml", "application/json-seq"])(
    "of the type %s says nothing about the request",
    async (type) => {
      response = () => new Response('{"items":[]}', { headers: { "content-type": type } });
      const result = await read().catch((error: unknown) => getFailure(error));
      if (type.includes("json")) expect(result).toEqual({ items: [] });
      else expect(result).toEqual({ kind: "invalidResponse", status: 200 });
    },
  );

  it("that is prepared to nothing is a failure, unless its operation needs no body", async () => {
    response = () => Response.json({});
    const prepareBody = (): undefined => undefined;
    expect(
      getFailure(await request({ url: "/anything", method: "GET", prepareBody }).catch((error: unknown) => error)),
    ).toEqual({ kind: "invalidResponse", status: 200 });
    expect(await request({ url: "/public/auth/sign-out", method: "POST", prepareBody })).toBeUndefined();
  });

  it("is reported to the developer once for each URL when entries were dropped", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
    response = () => Response.json([{ id: 7 }]);
    for (let count = 0; count < 2; count += 1) await request({ url: "/notification", method: "GET" });
    expect(warn.mock.calls).toEqual([["GET /notification: 1 parts break the contract and are not shown."]]);
    warn.mockRestore();
  });

  it("is incomplete only when it was marked, and is an object", () => {
    const body = {};
    for (const value of [body, null, undefined, 7]) expect(isIncomplete(value)).toBe(false);
    for (const value of [body, null, undefined, 7]) markIncomplete(value);
    expect([body, {}, null, undefined, 7].map(isIncomplete)).toEqual([true, false, false, false, false]);
  });
});

describe("the entity tag of what was read", () => {
  const respondWith =
    (etag?: string, status = 200) =>
    (): Response =>
      Response.json({}, { status, headers: etag === undefined ? {} : { etag } });
  const getTag = (formKey: string, options?: { lang: Language }): IfMatch =>
    getIfMatch("/drafts/{formKey}", { formKey }, options);
  const readTag = async (formKey: string, respond: () => Response, method = "GET"): Promise<IfMatch> => {
    response = respond;
    await read(`/drafts/${encodeURIComponent(formKey)}`, method).catch(() => undefined);
    return getTag(formKey);
  };

  it("is sent with an update of the same path, until it is read without one", async () => {
    expect(getTag("tagged")).toEqual({});
    expect(await readTag("tagged", respondWith('"1"'))).toEqual({ "If-Match": '"1"' });
    expect(getTag("other")).toEqual({});
    expect(await readTag("tagged", respondWith())).toEqual({});
  });

  it.for(["a b", "a/b", "a?b#c", "ə"])("is found by an id that a path has to escape: %s", async (id) => {
    expect(await readTag(id, respondWith('"1"'))).toEqual({ "If-Match": '"1"' });
  });

  it("is found at a path without an id", async () => {
    response = respondWith('"1"');
    await read("/user/details").catch(() => undefined);
    expect(getIfMatch("/user/details")).toEqual({ "If-Match": '"1"' });
  });

  it("is not that of a failure", async () => {
    await readTag("kept", respondWith('"1"'));
    expect(await readTag("kept", respondWith('"2"', 500))).toEqual({ "If-Match": '"1"' });
    expect(await readTag("kept", respondWith('"2"', 412), "PUT")).toEqual({ "If-Match": '"1"' });
  });

  it("is the last one, or for translated data that of their language", async () => {
    for (const language of ["az", "ru"] as const) {
      setRequestLanguage(language);
      expect(await readTag("translated", respondWith(`"${language}"`))).toEqual({ "If-Match": `"${language}"` });
    }
    expect(getTag("translated")).toEqual({ "If-Match": '"ru"' });
    expect(getTag("translated", { lang: "az" })).toEqual({ "If-Match": '"az"' });
    expect(getTag("translated", { lang: "en" })).toEqual({ "If-Match": '"ru"' });
    expect(await readTag("translated", respondWith('"saved"'), "PUT")).toEqual({ "If-Match": '"saved"' });
    setRequestLanguage("az");
  });

  it("is that of an update of the same path which names one", async () => {
    await readTag("saved", respondWith('"1"'));
    expect(await readTag("saved", respondWith(undefined), "PUT")).toEqual({ "If-Match": '"1"' });
    expect(await readTag("saved", respondWith('"2"', 200), "POST")).toEqual({ "If-Match": '"1"' });
    expect(await readTag("saved", respondWith('"2"'), "PUT")).toEqual({ "If-Match": '"2"' });
  });
});

describe("the text of a failure", () => {
  const t = ((id: string, values?: object) =>
    values === undefined ? id : `${id} ${JSON.stringify(values)}`) as unknown as Translator;

  it.each<[Failure, string]>([
    [{ kind: "offline" }, "failure.offline"],
    [{ kind: "timeout" }, "failure.timeout"],
    [{ kind: "accountChanged" }, "failure.accountChanged"],
    [{ kind: "unauthorized" }, "failure.unauthorized"],
    [{ kind: "forbidden" }, "failure.forbidden"],
    [{ kind: "notFound" }, "failure.notFound"],
    [{ kind: "invalid", fields: [] }, "failure.invalid"],
    [{ kind: "rejected", status: 409 }, "failure.unknown"],
    [{ kind: "rejected", status: 429, retryAfter: 7 }, 'failure.tooMany {"seconds":7}'],
    [{ kind: "rejected", status: 429 }, 'failure.tooMany {"seconds":0}'],
    [{ kind: "rejected", status: 429, retryAfter: 119 }, 'failure.tooMany {"seconds":119}'],
    [{ kind: "rejected", status: 429, retryAfter: 120 }, 'failure.tooManyMinutes {"minutes":2}'],
    [{ kind: "rejected", status: 429, retryAfter: 900 }, 'failure.tooManyMinutes {"minutes":15}'],
    [{ kind: "rejected", status: 429, retryAfter: 7140 }, 'failure.tooManyMinutes {"minutes":119}'],
    [{ kind: "rejected", status: 429, retryAfter: 7141 }, 'failure.tooManyHours {"hours":2}'],
    [{ kind: "rejected", status: 429, retryAfter: 86_400 }, 'failure.tooManyHours {"hours":24}'],
    [{ kind: "unavailable", status: 500 }, "failure.unknown"],
    [{ kind: "unavailable", status: 503 }, "failure.unavailable"],
    [{ kind: "invalidResponse", status: 200 }, "failure.unknown"],
  ])("of %j is %s", (failure, text) => {
    expect([describeFailure(t, failure), getFailureMessage(t, failure)]).toEqual([text, text]);
  });

  it("is the server's, where it has sent one", () => {
    expect(getFailureMessage(t, { kind: "rejected", status: 429, message: "Wait" })).toBe("Wait");
  });
});

it.each<[string, string, Failure["kind"]]>([
  ["GET", "/posts/public", "notFound"],
  ["GET", "/posts/public/301", "notFound"],
  ["GET", "/search/public", "forbidden"],
  ["GET", "/appeals", "forbidden"],
  ["GET", "/notification", "forbidden"],
  ["POST", "/evaluations/public", "forbidden"],
])("a 403 of %s %s is of the kind %s", async (method, path, kind) => {
  response = () => Response.json({ message: "Access denied" }, { status: 403 });
  expect(getFailure(await read(path, method).catch((error: unknown) => error))).toEqual({
    kind,
    message: "Access denied",
  });
});

it.each<[Failure | undefined, boolean]>([
  [{ kind: "notFound" }, true],
  [{ kind: "forbidden" }, true],
  [{ kind: "rejected", status: 405 }, true],
  [{ kind: "rejected", status: 401 }, true],
  [{ kind: "rejected", status: 409 }, false],
  [{ kind: "unavailable", status: 503 }, false],
  [{ kind: "unauthorized" }, false],
  [undefined, false],
])("the failure %j may be that of a server without the operation: %j", (failure, isMissing) => {
  expect(isOperationMissing(failure)).toBe(isMissing);
});
