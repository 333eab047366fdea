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
