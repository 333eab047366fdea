import { createServer, type IncomingMessage, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Page } from "playwright-core";

/** Headers that a browser writes itself. */
const browserHeaders =
  /^(host|connection|content-length|origin|cookie|user-agent|accept-encoding|sec-.*|transfer-encoding|keep-alive|expect)$/;

/** A server whose every answer is what a page gets for the same request: so tools that speak HTTP can ask a service that lives in a browser. */
export function createPageProxy(page: Page): Server {
  return createServer((request, response) => {
    void fetchInPage(page, request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(Buffer.from(body, "base64")),
      () => response.destroy(),
    );
  });
}

async function fetchInPage(
  page: Page,
  request: IncomingMessage,
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      browserHeaders.test(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
  const sent = {
    url: request.url ?? "/",
    method: request.method ?? "GET",
    headers,
    body: (await buffer(request)).toString("base64"),
  };
  return page.evaluate(async ({ url, method, headers: given, body }) => {
    const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
    const answer = await fetch(url, { method, headers: given, ...(bytes.length > 0 && { body: bytes }) });
    const content = new Uint8Array(await answer.arrayBuffer());
    let text = "";
    for (const byte of content) text += String.fromCharCode(byte);
    return {
      status: answer.status,
      headers: Object.fromEntries([...answer.headers].filter(([name]) => name !== "content-length")),
      body: btoa(text),
    };
  }, sent);
}
