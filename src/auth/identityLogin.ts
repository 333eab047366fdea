import { getFailure } from "../api/failure.ts";
import { parseSession } from "../api/parsers/parseSession.ts";
import { requestOperation } from "../api/request.ts";
import { toPlainText } from "../api/toPlainText.ts";
import { paths } from "../config/paths.ts";
import { getSettings, requireSettings } from "../config/settings.ts";
import { deviceStore, tabStore } from "../config/storage.ts";
import { getCurrentPath } from "../i18n/languagePaths.ts";
import { setIdentityLogin, type IdentityLoginState } from "./identityLoginStore.ts";
import { getLoginReturnUrl, recordLoginReturn } from "./loginReturns.ts";
import { signInWith } from "./session.ts";
import { toTokenPair } from "./tokenPair.ts";
import { getCurrentSession } from "./tokenStorage.ts";

/** How long a started login may be completed, in milliseconds. */
const pendingLoginMaxAgeMs = 30 * 60_000;

/** The errors with which the identity provider returns when the visitor has not signed in there (RFC 6749, OpenID Connect). */
const cancellation = /cancel|^access_denied$|^login_required$/;

/** Whether a return was already removed from the address. */
let isReturnHandled = false;

/**
 * Removes the parameters of a login return from the address and exchanges the code. Runs outside React, once for a page
 * load: React may run an effect twice, and a code is valid once.
 */
export async function handleLoginReturn(): Promise<void> {
  const { search } = location;
  const stateOfTab = tabStore.get("pendingSignIn");
  // The identity provider may return without any parameter when the visitor cancels there.
  if (getCurrentPath() !== paths.identityReturn || (search === "" && stateOfTab === null)) {
    if (!isReturnHandled) setIdentityLogin({ state: "none" });
    return;
  }
  isReturnHandled = true;
  recordLoginReturn();
  const query = new URLSearchParams(search);
  // At once: a reload or the back button must not send the code again.
  history.replaceState(history.state, "", location.pathname);
  const expectedState = takePendingState();

  const [code, state, error] = [query.get("code"), query.get("state"), query.get("error")];
  const isExpected =
    state === expectedState ||
    // Without a code there is nothing to protect: not every identity provider returns the state when the visitor cancels.
    (state === null && expectedState === stateOfTab && (!code || (await acceptsNoState())));
  if (expectedState === null || !isExpected) return finishWithoutSignIn({ state: "unexpected" });
  if (code) return exchangeCode(code, expectedState);
  finishWithoutSignIn(
    error === null || cancellation.test(error)
      ? { state: "cancelled" }
      : { state: "rejected", failure: { kind: "unavailable", status: 503 } },
  );
}

/** Returns whether this deployment takes a return without a state for that of a login which this tab has started. */
const acceptsNoState = async (): Promise<boolean> =>
  !(await requireSettings().catch(getSettings)).identityReturnsState && getCurrentSession() === undefined;

async function exchangeCode(code: string, state: string): Promise<void> {
  const messengerToken = deviceStore.get("messengerToken");
  try {
    const session = await requestOperation("POST", "/public/auth/v2/login/asan", {
      params: { code, redirect: getLoginReturnUrl(), ...(messengerToken !== null && { messengerToken }) },
      prepareBody: parseSession,
    });
    const pair = toTokenPair(session.token, session.refreshToken);
    // Before anything of the response is stored: its other tokens belong to a session.
    if (pair === undefined)
      return finishWithoutSignIn({ state: "rejected", failure: { kind: "invalidResponse", status: 200 } });
    for (const key of ["asanToken", "messengerToken", "messengerRefreshToken"] as const)
      if (session[key] !== undefined) deviceStore.set(key, session[key]);
    await signInWith(pair, state);
    const message = toPlainText(session.message);
    setIdentityLogin({ state: "signedIn", ...(message !== undefined && { message }) });
  } catch (error) {
    const failure = getFailure(error);
    if (failure === undefined) throw error;
    finishWithoutSignIn({ state: "rejected", failure });
  }
}

/** Ends a return that signed nobody in. */
function finishWithoutSignIn(result: IdentityLoginState): void {
  if (getCurrentSession() === undefined) deviceStore.set("asanLoginId", null);
  setIdentityLogin(result);
}

/**
 * Returns the `state` parameter of the login that this tab started, or that another tab of this device started while nobody
 * is signed in: an app of the identity provider may return to a new tab. Returns `null` for none, for one that is too old, and
 * for one that has signed somebody in. Forgets it: it is used once.
 */
function takePendingState(): string | null {
  const [ofTab, ofDevice] = [tabStore.get("pendingSignIn"), deviceStore.get("asanLoginId")];
  tabStore.set("pendingSignIn", null);
  let state = ofTab ?? ofDevice;
  if (getCurrentSession() === undefined) deviceStore.set("asanLoginId", null);
  // That of the device belongs to the session.
  else if (state === ofDevice) state = null;
  return Date.now() - Number.parseInt(state ?? "", 10) < pendingLoginMaxAgeMs ? state : null;
}
