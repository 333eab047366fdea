import { createServer, type IncomingMessage, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Page } from "playwright-core";

/** Request headers that the browser sets itself. */
const browserHeaders =
  /^(host|connection|content-length|origin|cookie|user-agent|accept-encoding|sec-.*|transfer-encoding|keep-alive|expect)$/;

/**
 * Creates an HTTP server that forwards each request to `fetch` in the page. It lets HTTP tools test a mock backend that
 * runs in the browser.
 */
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
  const proxiedRequest = {
    url: request.url ?? "/",
    method: request.method ?? "GET",
    headers,
    body: (await buffer(request)).toString("base64"),
  };
  return page.evaluate(async ({ url, method, headers: requestHeaders, body }) => {
    // The types know only what the oldest supported browser has.
    const { fromBase64 } = Uint8Array as unknown as { fromBase64: (text: string) => Uint8Array<ArrayBuffer> };
    const bytes = fromBase64.call(Uint8Array, body);
    const response = await fetch(url, { method, headers: requestHeaders, ...(bytes.length > 0 && { body: bytes }) });
    return {
      status: response.status,
      headers: Object.fromEntries([...response.headers].filter(([name]) => name !== "content-length")),
      body: (new Uint8Array(await response.arrayBuffer()) as unknown as { toBase64: () => string }).toBase64(),
    };
  }, proxiedRequest);
}
