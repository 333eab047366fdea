import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getFailure } from "../../src/api/failure.ts";
import { sendWithProgress } from "../../src/api/sendWithProgress.ts";
import { uploadFile } from "../../src/api/uploadFile.ts";
import { loadSettings } from "../../src/config/settings.ts";

/** The requests that were opened, in the order of opening. */
let requests: FakeXmlHttpRequest[];
/** Answers a request that was sent. */
let respond: (request: FakeXmlHttpRequest) => void;

/** An XMLHttpRequest without a network. */
class FakeXmlHttpRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly requestHeaders = new Headers();
  readonly responseHeaders = new Headers();
  responseType = "";
  status = 200;
  response: Blob | null = null;
  line = "";
  body: Blob | undefined;
  isAborted = false;
  constructor() {
    super();
    requests.push(this);
  }
  open(method: string, url: string): void {
    this.line = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.requestHeaders.set(name, value);
  }
  getResponseHeader(name: string): string | null {
    return this.responseHeaders.get(name);
  }
  send(body: Blob): void {
    this.body = body;
    respond(this);
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event("abort"));
  }
  /** Ends with a response. */
  finish(status: number, body: string, headers: Readonly<Record<string, string>> = {}): void {
    for (const [name, value] of Object.entries(headers)) this.responseHeaders.set(name, value);
    this.status = status;
    this.response = new Blob([body]);
    this.dispatchEvent(new Event("load"));
  }
  reportProgress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }
}

beforeEach(async () => {
  requests = [];
  respond = (request) => request.finish(200, "{}");
  vi.stubGlobal("XMLHttpRequest", FakeXmlHttpRequest);
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "https://portal.test/api" })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const send = (
  signal = new AbortController().signal,
  onProgress: (fraction: number) => void = () => undefined,
): Promise<Response> =>
  sendWithProgress(onProgress)(
    new Request("https://portal.test/api/documents", { method: "POST", body: "file", headers: { "x-test": "1" } }),
    { signal, keepalive: false },
  );
const captureError = (response: Promise<unknown>): Promise<unknown> => response.catch((error: unknown) => error);

describe("a request with progress", () => {
  it("sends its method, headers and body", async () => {
    await send();
    const [request] = requests;
    expect([request?.line, request?.responseType]).toEqual(["POST https://portal.test/api/documents", "blob"]);
    expect(request?.requestHeaders.get("x-test")).toBe("1");
    expect(await request?.body?.text()).toBe("file");
  });

  it("reports the fraction that was sent, where the browser knows the size", async () => {
    const fractions: number[] = [];
    respond = (request) => {
      request.reportProgress(1, 0);
      request.reportProgress(1, 4);
      request.reportProgress(4, 4);
      request.finish(200, "");
    };
    await send(undefined, (fraction) => fractions.push(fraction));
    expect(fractions).toEqual([0.25, 1]);
  });

  it("returns the status, the body and the headers that the client reads", async () => {
    respond = (request) =>
      request.finish(409, "Taken", {
        "content-type": "application/json",
        date: "Fri, 20 Mar 2026 08:00:00 GMT",
        "retry-after": "7",
        "x-portal-session": "active 3",
        "x-other": "not read",
      });
    const response = await send();
    expect([response.status, await response.text(), Object.fromEntries(response.headers)]).toEqual([
      409,
      "Taken",
      {
        "content-type": "application/json",
        date: "Fri, 20 Mar 2026 08:00:00 GMT",
        "retry-after": "7",
        "x-portal-session": "active 3",
      },
    ]);
  });

  it.each([204, 205, 304])("returns no body with the status %i", async (status) => {
    respond = (request) => request.finish(status, "");
    const response = await send();
    expect([response.status, response.body]).toEqual([status, null]);
  });

  it("rejects as fetch does when the server cannot be reached", async () => {
    respond = (request) => request.dispatchEvent(new Event("error"));
    expect(await captureError(send())).toBeInstanceOf(TypeError);
  });

  it("rejects with the reason when it is aborted, and stops the transfer", async () => {
    const caller = new AbortController();
    respond = () => caller.abort(new Error("Left"));
    expect(await captureError(send(caller.signal))).toEqual(new Error("Left"));
    expect(requests[0]?.isAborted).toBe(true);
  });

  it("is not sent when it was aborted before", async () => {
    expect(await captureError(send(AbortSignal.abort(new Error("Left"))))).toEqual(new Error("Left"));
    expect(requests[0]?.body).toBeUndefined();
  });

  it("does not react to its signal after its end", async () => {
    const caller = new AbortController();
    await send(caller.signal);
    caller.abort();
    expect(requests[0]?.isAborted).toBe(false);
  });
});

describe("the upload of a file", () => {
  const document = {
    id: 7,
    title: "a.txt",
    fileType: "pdf",
    sizeBytes: 4,
    createdAt: "2026-03-20T08:00:00Z",
    category: "EVIDENCE",
  };
  const upload = (signal = new AbortController().signal, onProgress = (): void => undefined): Promise<unknown> =>
    uploadFile({ file: new File(["text"], "a.txt"), idempotencyKey: "key-1", onProgress, signal });

  it("sends the file as a form with its key, and reports its progress", async () => {
    const onProgress = vi.fn<() => void>();
    respond = (request) => {
      request.reportProgress(1, 2);
      request.finish(201, JSON.stringify(document), { "content-type": "application/json" });
    };
    await captureError(upload(undefined, onProgress));
    const [request] = requests;
    expect(request?.line).toMatch(/^POST https:\/\/portal\.test\/api\/documents\?lang=/);
    expect(request?.requestHeaders.get("idempotency-key")).toBe("key-1");
    expect(request?.requestHeaders.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    expect(await request?.body?.text()).toMatch(/name="file"; filename="a\.txt"[^]*text/);
    expect(onProgress).toHaveBeenCalledWith(0.5);
  });

  it("goes on for as long as it makes progress, and fails after five minutes without any", async () => {
    vi.useFakeTimers();
    const isSent = Promise.withResolvers<void>();
    respond = () => isSent.resolve();
    const result = captureError(upload());
    await isSent.promise;
    for (let loaded = 1; loaded <= 10; loaded += 1) {
      await vi.advanceTimersByTimeAsync(299_000);
      requests[0]?.reportProgress(loaded, 10);
    }
    expect(requests[0]?.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(getFailure(await result)).toEqual({ kind: "timeout" });
    expect(requests[0]?.isAborted).toBe(true);
  });

  it("fails as `missing` on a server without uploads", async () => {
    respond = (request) => request.finish(404, "{}", { "content-type": "application/json" });
    expect(getFailure(await captureError(upload()))).toEqual({ kind: "missing" });
  });

  it("fails as any other request does", async () => {
    respond = (request) => request.finish(413, "<h1>Too large</h1>", { "content-type": "text/html" });
    expect(getFailure(await captureError(upload()))).toEqual({ kind: "rejected", status: 413 });
    respond = (request) => request.dispatchEvent(new Event("error"));
    expect(getFailure(await captureError(upload()))).toEqual({ kind: "offline" });
    const caller = new AbortController();
    respond = () => caller.abort();
    expect(await captureError(upload(caller.signal))).toMatchObject({ name: "AbortError" });
  });
});
