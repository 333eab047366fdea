import type { IStompSocket } from "@stomp/stompjs";
import { WebSocket } from "ws";

/** The URL of a WebSocket, and the origin of the page that opens it, by default that of the URL. */
type SocketTarget = { url: string; origin?: string };

/** The subprotocols that the portal offers. */
const protocols = ["v12.stomp", "v11.stomp", "v10.stomp"];

const getOrigin = ({ url, origin = new URL(url.replace(/^ws/, "http")).origin }: SocketTarget): string => origin;

/** Opens a WebSocket as the portal does: a server may demand the origin of its pages. */
export const openSocket = (target: SocketTarget): IStompSocket =>
  new WebSocket(target.url, protocols, { origin: getOrigin(target) });

/** Returns why a WebSocket could not be opened, with the status of a server that refused it. */
export function describeSocketError(error: unknown): string {
  const [, status] = /response: (\d+)/.exec(String((error as { message?: unknown }).message)) ?? [];
  return `the WebSocket cannot be opened${status === undefined ? "" : `: status ${status} instead of 101`}`;
}

/** Returns a command that opens the WebSocket, without STOMP. */
export const createHandshakeCommand = (target: SocketTarget): string =>
  [
    `curl -i --http1.1 --max-time 5 "${target.url.replace(/^ws/, "http")}"`,
    ...[
      "Connection: Upgrade",
      "Upgrade: websocket",
      `Origin: ${getOrigin(target)}`,
      "Sec-WebSocket-Version: 13",
      `Sec-WebSocket-Protocol: ${protocols.join(", ")}`,
    ].map((header) => `-H "${header}"`),
    `-H "Sec-WebSocket-Key: ${Buffer.from("contract-verify!").toString("base64")}"`,
  ].join(" ");
