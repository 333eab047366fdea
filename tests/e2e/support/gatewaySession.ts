import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { sessionHeader } from "../../../src/api/gatewayProtocol.ts";
import { deviceKeys } from "../../../src/config/deviceKeys.ts";
import type { PortalUnderTest } from "./portal.ts";
import { waitForExpect } from "./waitForExpect.ts";

type Cookie = Awaited<ReturnType<BrowserContext["cookies"]>>[number];

/** The localStorage entries that only a portal without a gateway has. */
const tokenKeys = ["accessToken", "refreshToken", "asanToken", "messengerToken", "messengerRefreshToken"];

/**
 * Gives the tokens of a device to the gateway, as a link from the other portal does that the visitor confirms. Returns what
 * the browser has afterwards: other entries, and a cookie.
 */
export async function signInAtGateway(
  origin: string,
  { accessToken, refreshToken, ...rest }: Readonly<Record<string, string>>,
): Promise<{ entries: Record<string, string>; cookies: Cookie[] }> {
  const entries = Object.fromEntries(Object.entries(rest).filter(([key]) => !tokenKeys.includes(key)));
  if (accessToken === undefined) return { entries, cookies: [] };
  const jar = new Map<string, string>();
  let sessionName = "none";
  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    const response = await fetch(`${origin}/api/gateway${path}`, {
      method,
      headers: {
        origin,
        [sessionHeader]: sessionName,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  const offer = await call("POST", "/offer", { token: accessToken, refreshToken: refreshToken ?? "" });
  sessionName = offer.headers.get(sessionHeader) ?? "";
  await call("POST", "/offer/accept");
  const state = (await (await call("GET", "/session")).json()) as {
    id: string;
    version: number;
    expiresIn: number;
    lifetime: number;
  };
  const { id, version, expiresIn, lifetime } = state;
  const marker = { id, version, expiresAtMs: Date.now() + expiresIn * 1000, lifetimeMs: lifetime * 1000 };
  return {
    entries: { ...entries, gatewaySession: JSON.stringify(marker) },
    cookies: [...jar]
      .filter(([, value]) => value !== "")
      .map(([name, value]) => ({
        name,
        value,
        domain: "localhost",
        path: "/",
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: "Strict" as const,
      })),
  };
}

/** Expects that the device has the newest tokens of the backend's session, or none of them where a gateway keeps them. */
export async function expectStoredTokens(portal: PortalUnderTest, page: Page): Promise<void> {
  const [session] = portal.backend.state.sessions;
  if (session === undefined) expect.fail("The backend has no session.");
  const { accessToken, refreshToken } = session;
  const readTokens = (): Promise<(string | null)[]> =>
    page.evaluate(() => [localStorage.getItem("accessToken"), localStorage.getItem("refreshToken")]);
  if (portal.tokenStorage === "browser") return waitForExpect(readTokens).toEqual([accessToken, refreshToken]);
  await expectNoTokens(page, [accessToken, refreshToken]);
  expect(await hasStoredSession(page)).toBe(true);
}

/** Expects that nothing that a script can read contains one of the tokens. */
export async function expectNoTokens(page: Page, tokens: readonly string[]): Promise<void> {
  const readable = await page.evaluate(async () => {
    const readStore = (database: IDBDatabase, name: string): Promise<unknown> =>
      new Promise((resolve) => {
        const request = database.transaction(name).objectStore(name).getAll();
        request.addEventListener("success", () => resolve(request.result));
      });
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = "" }) =>
          new Promise<unknown>((resolve) => {
            const request = indexedDB.open(name);
            request.addEventListener("success", () => {
              const { result } = request;
              resolve(Promise.all([...result.objectStoreNames].map((store) => readStore(result, store))));
            });
          }),
      ),
    );
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, databases]);
  });
  for (const token of tokens) expect(readable).not.toContain(token);
  for (const key of tokenKeys) expect(readable).not.toContain(`"${key}"`);
}

/**
 * Returns whether the device has a session, wherever its tokens are. Of one that was signed out and could not be ended at the
 * gateway yet, only the id is stored.
 */
export const hasStoredSession = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const marker = JSON.parse(localStorage.getItem("gatewaySession") ?? "{}") as { version?: number };
    return localStorage.getItem("accessToken") !== null || marker.version !== undefined;
  });

/** Returns the localStorage entries that belong to a session. */
export const listSessionKeys = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => Object.keys(localStorage))
    .then((keys) => keys.filter((key) => key !== "locale" && deviceKeys.some((known) => known === key)).toSorted());
