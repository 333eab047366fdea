import type { IncomingMessage } from "node:http";
import type { GatewayContext } from "./gateway.ts";

/** Returns the headers that say to the backend for whom the gateway asks: the address of the client, and the id of its request. */
export function getClientHeaders(
  { isBehindProxy }: Pick<GatewayContext, "isBehindProxy">,
  { headers, socket }: IncomingMessage,
): Record<string, string> {
  const forwardedFor = isBehindProxy ? headers["x-forwarded-for"] : undefined;
  const id = headers["x-request-id"];
  return {
    "x-forwarded-for": String(forwardedFor ?? socket.remoteAddress ?? ""),
    ...(id !== undefined && { "x-request-id": String(id) }),
  };
}

/** Returns the id that the proxy in front has given to a request, for the log. */
export const describeId = ({ headers }: IncomingMessage): string => {
  const id = headers["x-request-id"];
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? ` id=${id}` : "";
};
