import type { Caller } from "../caller.ts";
import { answer, getToken, withToken } from "../seeds.ts";

/** Lets an operation work with a refresh token, or with an access token that has expired. */
export const acceptAnyToken = (operationId: string) =>
  answer([operationId], async (request, { send, store }) => {
    const token = getToken(request);
    const session = store.state.sessions.find((found) => [found.accessToken, found.refreshToken].includes(token));
    if (session === undefined) return send(request);
    const end = session.accessExpiresAt;
    session.accessExpiresAt = Number.MAX_SAFE_INTEGER;
    const response = await send(withToken(request, session.accessToken));
    session.accessExpiresAt = end;
    return response;
  });

/** Lets the access token of a persona expire. Returns the token. */
export const expireSession = ({ getSession, store }: Caller, as: "citizen" | "director" | "foreign"): string => {
  const { accessToken } = getSession(as);
  const session = store.state.sessions.find((found) => found.accessToken === accessToken);
  if (session !== undefined) session.accessExpiresAt = 0;
  return accessToken;
};
