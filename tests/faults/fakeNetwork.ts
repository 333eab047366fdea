import { vi } from "vitest";
import { fileTimeoutMs } from "../../src/api/sendRequest.ts";
import { storeTokens, clearTokens } from "../../src/auth/tokenStore.ts";
import { setAuthEventListener } from "../../src/auth/authorization.ts";
import { loadSettings } from "../../src/config/settings.ts";

/** The requests that the portal sent, and its authentication events. */
export type FakeNetwork = {
  /** All requests except token refreshes. */
  requests: { requestLine: string; bearer: string | undefined; body: string }[];
  /** The refresh tokens that were sent, in order. */
  refreshes: string[];
  authEvents: string[];
};

/** The responses of the fake server to requests and to token refreshes. */
export type NetworkHandlers = {
  onRequest: (request: Request, signal: AbortSignal, count: number) => Response | Promise<Response>;
  onRefresh?: (signal: AbortSignal) => Response | Promise<Response>;
};

const refreshedTokens = (): Response => Response.json({ accessToken: "access-2", refreshToken: "refresh-2" });

/** Stubs `fetch` with a fake server and stores tokens when `isSignedIn`. */
export async function connectFakeNetwork(
  { onRequest, onRefresh = refreshedTokens }: NetworkHandlers,
  isSignedIn = true,
): Promise<FakeNetwork> {
  const network: FakeNetwork = { requests: [], refreshes: [], authEvents: [] };
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "https://portal.test/api" })));
  await clearTokens();
  if (isSignedIn) await storeTokens({ access: "access-1", refresh: "refresh-1" });
  setAuthEventListener((event) => void network.authEvents.push(event));
  vi.stubGlobal("fetch", async (request: Request, init: { signal: AbortSignal }) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith("/public/auth/refresh-token") && network.requests.length > 0) {
      network.refreshes.push(url.searchParams.get("refreshToken") ?? "");
      return onRefresh(init.signal);
    }
    // The multipart boundary is different for each request.
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

/** Makes request timeouts expire immediately, for servers that never respond. */
export function timeOutImmediately(): void {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() =>
    AbortSignal.abort(new DOMException("late", "TimeoutError")),
  );
  const { setTimeout } = globalThis;
  vi.stubGlobal("setTimeout", (callback: () => void, ms: number) =>
    setTimeout(callback, ms === fileTimeoutMs ? 0 : ms),
  );
}
