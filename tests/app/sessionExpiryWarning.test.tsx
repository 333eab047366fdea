// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import en from "../../locales/en.json" with { type: "json" };
import { SessionExpiryWarning } from "../../src/app/session/SessionExpiryWarning.tsx";
import { clearTokens, storeTokens } from "../../src/auth/tokenStore.ts";
import { setSession } from "../../src/auth/sessionStore.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { sampleUser } from "../support/sampleUser.ts";

let unmount = (): void => undefined;
afterEach(async () => {
  unmount();
  await clearTokens();
});

/** Returns a refresh token that expires this many seconds after it was issued. */
const createToken = (seconds: number, id = ""): string => {
  const iat = Math.floor(Date.now() / 1000);
  return ["{}", JSON.stringify({ iat, exp: iat + seconds, id }), "s"].map((part) => btoa(part)).join(".");
};
const findButton = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);

/** Shows the warning of a session, and presses the button that extends it. */
async function extendSession(answer: () => object): Promise<void> {
  setSession({ state: "signedIn", user: sampleUser });
  await storeTokens({ access: "access", refresh: createToken(100) });
  const respond = vi.fn<() => Response>(() => Response.json(answer()));
  ({ unmount } = await renderPage(<SessionExpiryWarning />, { respond }));
  await waitForContent(() => expect(findButton(en["session.stay"])).toBeDefined());
  findButton(en["session.stay"])?.click();
  await waitForContent(() => expect(respond).toHaveBeenCalledOnce());
}

it.each([
  ["keeps the refresh token", () => ({ accessToken: "access-2" })],
  ["sends one that ends as early", () => ({ accessToken: "access-2", refreshToken: createToken(100, "next") })],
])("says that the session cannot be extended any further where the server %s", async (_name, answer) => {
  await extendSession(answer);
  await waitForContent(() =>
    expect(document.body.textContent).toContain(en["session.endsFinally"].split(/[.:]/)[0] ?? ""),
  );
  expect(findButton(en["session.stay"])).toBeUndefined();
  findButton(en["session.continue"])?.click();
  await waitForContent(() => expect(document.querySelector("dialog")).toBeNull());
});

it("disappears once the session is extended", async () => {
  await extendSession(() => ({ accessToken: "access-2", refreshToken: createToken(3600) }));
  await waitForContent(() => expect(document.querySelector("dialog")).toBeNull());
});
