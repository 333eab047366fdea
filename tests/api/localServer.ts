import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

/** How a server treats one request. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of this test file on a free port; `origin` has no slash at its end and is known once the tests run. */
export function setUpLocalServer(handleRequest: RequestHandler): { readonly origin: string } {
  const server = createServer(handleRequest);
  const place = { origin: "" };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    place.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return place;
}

/** Answers with a status, a body and a content type, JSON unless another is said. */
export const respondWith =
  (
    status: number,
    body = "",
    type = "application/json",
    headers: Readonly<Record<string, string>> = {},
  ): RequestHandler =>
  (_request, response) => {
    response.writeHead(status, { ...(type !== "" && { "content-type": type }), ...headers });
    response.end(body);
  };
