import { ApiError } from "../api/failure.ts";
import { parseJson } from "../config/parseJson.ts";
import { isPage, sendRequest, type SendOptions } from "../api/sendRequest.ts";
import { toFailure } from "../api/toFailure.ts";
import { isRecord } from "../config/isRecord.ts";
import { getSettings } from "../config/settings.ts";
import { noSession, sessionHeader, type GatewaySessionState } from "../api/gatewayProtocol.ts";

/**
 * Sends one of the gateway's own calls, which are not part of the contract. Returns the parsed body, `undefined` for an empty
 * one. `onNote` receives what a success says in the session header. Throws `ApiError`.
 */
export async function callGateway(
  method: "GET" | "POST",
  path: string,
  {
    sessionId = noSession,
    body,
    onNote,
    ...options
  }: { sessionId?: string; body?: object; onNote?: (note: string) => void } & SendOptions = {},
): Promise<unknown> {
  const request = new Request(`${getSettings().apiBaseUrl}/gateway${path}`, {
    method,
    headers: { accept: "application/json", [sessionHeader]: sessionId },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await sendRequest(request, options);
  // A page, such as one about maintenance, does not come from the gateway.
  if (response.ok && isPage(response)) throw new ApiError({ kind: "invalidResponse", status: response.status });
  const parsed = parseJson(await response.text());
  if (!response.ok) throw new ApiError(toFailure(response, parsed));
  onNote?.(response.headers.get(sessionHeader) ?? noSession);
  return parsed;
}

/** Asks the gateway whether the cookie of this browser has a session. Throws `ApiError`. */
export const readSessionState = async (): Promise<GatewaySessionState> =>
  parseSessionState(await callGateway("GET", "/session"));

/** Returns what the gateway says about a session. Throws `ApiError` for anything incomplete. */
export function parseSessionState(body: unknown): GatewaySessionState {
  const { state, id, version, expiresIn, lifetime } = isRecord(body) ? body : {};
  if (state === "ended" || state === "none") return { state };
  if (
    state === "active" &&
    typeof id === "string" &&
    typeof version === "number" &&
    typeof expiresIn === "number" &&
    typeof lifetime === "number"
  )
    return { state, id, version, expiresIn, lifetime };
  throw new ApiError({ kind: "invalidResponse", status: 200 });
}
