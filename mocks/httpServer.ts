import type { IncomingMessage, ServerResponse } from "node:http";
import { getResponse } from "msw";
import { largestFile } from "./behaviour/documents.ts";
import { refusalExample } from "./operations.ts";
import { createHandlers } from "./handlers.ts";
import { answerIdentity } from "./identity/handleIdentityRequest.ts";
import { languageOf } from "./parseRequest.ts";
import { isSameOrigin } from "./isSameOrigin.ts";
import { answerPayment } from "./payment/handlePaymentRequest.ts";
import { answer } from "./handleOperation.ts";
import { say } from "./store/localizedText.ts";
import { messages } from "./store/messages.ts";
import type { World } from "./store/mockStore.ts";

export { attachFeed } from "./stomp/stompServer.ts";

/** A handler as connect, Vite and Node's own server take it. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The largest body that is read, in bytes; a form may hold a file, with a little around it. */
const largestBody = { json: 1024 * 1024, form: largestFile + 64 * 1024 } as const;

const isForm = ({ headers }: IncomingMessage): boolean => /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

/**
 * The Node door of the embedded service: answers `/api/*` from the world, `/identity/*` and `/payment/*` with the
 * stand-ins for the state identity and the bank, and leaves everything else to `next`. Each call goes through the same
 * handlers as in the browser.
 */
export function serviceMiddleware({ world }: { world: World }): Middleware {
  const handlers = createHandlers(world);
  return (incoming, outgoing, next) => {
    const { pathname } = addressOf(incoming);
    const respond = [
      { below: "/api/", answer: answerCall },
      { below: "/identity/", answer: () => answerIdentity(addressOf(incoming)) },
      { below: "/payment/", answer: pay },
    ].find(({ below }) => pathname.startsWith(below))?.answer;
    if (respond === undefined) return next();
    respond(incoming)
      .then((response) => send(outgoing, response))
      .catch((error: unknown) => {
        // Whoever went away in the middle of their request needs no answer.
        if (!incoming.readableAborted) console.error("The embedded service failed:", error);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(500).end();
      });
  };

  async function pay(incoming: IncomingMessage): Promise<Response> {
    if (incoming.method !== "POST") return answerPayment(world, addressOf(incoming));
    if (!isSameOrigin(incoming)) return new Response(null, { status: 403 });
    return answerPayment(world, addressOf(incoming), String((await bodyOf(incoming, largestBody.json)) ?? ""));
  }

  async function answerCall(incoming: IncomingMessage): Promise<Response> {
    const address = addressOf(incoming);
    if (address.pathname.startsWith("/api/__world/") && !isSameOrigin(incoming)) return new Response(null, { status: 403 });
    const body = await bodyOf(incoming, isForm(incoming) ? largestBody.form : largestBody.json);
    const { method = "GET" } = incoming;
    // Fetch's own Request takes neither of the two.
    if (method === "TRACE" || method === "CONNECT") return new Response(null, { status: 405 });
    const bodyless = method === "GET" || method === "HEAD";
    const request = new Request(address, { method, headers: headersOf(incoming), ...(!bodyless && body !== undefined && { body }) });
    if (body === undefined) {
      const lang = languageOf(request);
      const problem = isForm(incoming) ? refusalExample("uploadDocument", 413, lang) : { message: say(messages.tooLarge, lang), code: "TOO_LARGE" };
      return answer(lang, 413, problem, { connection: "close" });
    }
    return (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
  }
}

const addressOf = (incoming: IncomingMessage): URL => URL.parse(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`) ?? new URL("http://localhost/");

const headersOf = ({ headersDistinct }: IncomingMessage): [string, string][] => Object.entries(headersDistinct).flatMap(([name, values]) => (values ?? []).map((value): [string, string] => [name, value]));

/** The whole body, or `undefined` when it has more bytes than are read. */
async function bodyOf(incoming: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= most) parts.push(part);
  }
  return size > most ? undefined : Buffer.concat(parts);
}

async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  // An ordered loss of connection: the caller sees the network fail.
  if (response.type === "error") {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
