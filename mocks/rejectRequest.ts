import type { ServerResponse } from "node:http";

/** Sends an error with a message in plain text. */
export function rejectRequest(outgoing: ServerResponse, status: number, message: string): void {
  outgoing.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }).end(message);
}
