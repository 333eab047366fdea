import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

/** Handles one request of a server. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server on a free port for the tests of this file. `origin` has no trailing slash and is set in `beforeAll`. */
export function setUpLocalServer(handleRequest: RequestHandler): { readonly origin: string } {
  const server = createServer(handleRequest);
  const address = { origin: "" };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return address;
}

/** Returns a handler that sends a status, a body and a content type, JSON by default. */
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
