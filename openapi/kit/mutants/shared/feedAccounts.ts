import { authenticate } from "../../../../mocks/store/sessions.ts";
import type { FeedConnection } from "../fault.ts";
import { getCommand, getHeader } from "../frames.ts";

/** Returns the account of a CONNECT frame. */
export const getConnectedAccountId = (frame: string, { store }: FeedConnection): number | undefined => {
  if (!["CONNECT", "STOMP"].includes(getCommand(frame))) return undefined;
  const [, token = ""] = /^Bearer (\S+)$/i.exec(getHeader(frame, "Authorization") ?? "") ?? [];
  return authenticate(store, token)?.account.id;
};

/** Returns the access token of a CONNECT frame. */
export function getConnectToken(frame: string): string | undefined {
  if (!["CONNECT", "STOMP"].includes(getCommand(frame))) return undefined;
  const value = getHeader(frame, "Authorization") ?? getHeader(frame, "authorization") ?? "";
  return /^Bearer (\S+)$/i.exec(value)?.[1];
}
