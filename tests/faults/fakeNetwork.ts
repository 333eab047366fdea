import { vi } from "vitest";
import { keepTokens, forgetTokens } from "../../src/auth/tokenStore.ts";
import { onVerdict } from "../../src/auth/sendAuthorized.ts";
import { loadSettings } from "../../src/config/settings.ts";

/** What the portal sent to one address, and what it took the server's answers to say about the sign-in. */
export type Network = {
  /** Every request but renewals: method and path, bearer token and body. */
  sent: { call: string; bearer: string | undefined; body: string }[];
  /** The refresh tokens that were sent. */
  renewals: string[];
  verdicts: string[];
};

/** How the server of a test answers: the call itself, and its renewal of tokens. */
export type Answers = { call: (request: Request, signal: AbortSignal, count: number) => Response | Promise<Response>; renewal?: (signal: AbortSignal) => Response | Promise<Response> };

const renewed = (): Response => Response.json({ accessToken: "access-2", refreshToken: "refresh-2" });

/** Puts a server behind the portal, with somebody signed in there or nobody. */
export async function connect({ call, renewal = renewed }: Answers, signedIn = true): Promise<Network> {
  const network: Network = { sent: [], renewals: [], verdicts: [] };
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "http://portal.test/api" })));
  await forgetTokens();
  if (signedIn) await keepTokens({ access: "access-1", refresh: "refresh-1" });
  onVerdict((verdict) => void network.verdicts.push(verdict));
  vi.stubGlobal("fetch", async (request: Request, init: { signal: AbortSignal }) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith("/public/auth/refresh-token") && network.sent.length > 0) {
      network.renewals.push(url.searchParams.get("refreshToken") ?? "");
      return renewal(init.signal);
    }
    // The boundary between the parts of a form is made anew for each request.
    const body = (await request.clone().text()).replaceAll(/-{4,}\S+/g, "");
    network.sent.push({ call: `${request.method} ${url.pathname}`, bearer: request.headers.get("authorization")?.replace("Bearer ", ""), body });
    return call(request, init.signal, network.sent.length);
  });
  return network;
}

/** Makes every wait for an answer end at once: for servers that never give one. */
export const hurry = (): void => void vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort(new DOMException("late", "TimeoutError")));
