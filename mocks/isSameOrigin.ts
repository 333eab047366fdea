import type { IncomingMessage } from "node:http";

/** Whether a request comes from a page of the same host, or from a tool: tools send no Origin, browsers cannot leave it out. */
export function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || URL.parse(origin)?.host === host;
}
