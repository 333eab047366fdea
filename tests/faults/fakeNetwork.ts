import { vi } from "vitest";
import { storeTokens, clearTokens } from "../../src/auth/tokenStore.ts";
import { setAuthEventListener } from "../../src/auth/authorization.ts";
import { loadSettings } from "../../src/config/settings.ts";

/** What the portal sent to one address, and what it took the server's answers to say about the sign-in. */
export type FakeNetwork = {
  /** Every request but renewals: method and path, bearer token and body. */
  requests: { requestLine: string; bearer: string | undefined; body: string }[];
  /** The refresh tokens that were sent. */
  refreshes: string[];
  authEvents: string[];
};

/** How the server of a test answers: the call itself, and its renewal of tokens. */
export type NetworkHandlers = {
  onRequest: (request: Request, signal: AbortSignal, count: number) => Response | Promise<Response>;
  onRefresh?: (signal: AbortSignal) => Response | Promise<Response>;
};

const refreshedTokens = (): Response => Response.json({ accessToken: "access-2", refreshToken: "refresh-2" });

/** Puts a server behind the portal, with somebody signed in there or nobody. */
export async function connectFakeNetwork(
  { onRequest, onRefresh = refreshedTokens }: NetworkHandlers,
  signedIn = true,
): Promise<FakeNetwork> {
  const network: FakeNetwork = { requests: [], refreshes: [], authEvents: [] };
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "http://portal.test/api" })));
  await clearTokens();
  if (signedIn) await storeTokens({ access: "access-1", refresh: "refresh-1" });
  setAuthEventListener((event) => void network.authEvents.push(event));
  vi.stubGlobal("fetch", async (request: Request, init: { signal: AbortSignal }) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith("/public/auth/refresh-token") && network.requests.length > 0) {
      network.refreshes.push(url.searchParams.get("refreshToken") ?? "");
      return onRefresh(init.signal);
    }
    // The boundary between the parts of a form is made anew for each request.
    const body = (await request.clone().text()).replaceAll(/-{4,}\S+/g, "");
    network.requests.push({
      requestLine: `${request.method} ${url.pathname}`,
      bearer: request.headers.get("authorization")?.replace("Bearer ", ""),
      body,
    });
    return onRequest(request, init.signal, network.requests.length);
  });
  return network;
}

/** Makes every wait for an answer end at once: for servers that never give one. */
export const timeOutImmediately = (): void =>
  void vi
    .spyOn(AbortSignal, "timeout")
    .mockImplementation(() => AbortSignal.abort(new DOMException("late", "TimeoutError")));
