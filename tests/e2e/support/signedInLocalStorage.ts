import { personas, type PersonaId } from "../../../mocks/store/personas.ts";
import { createSession } from "../../../mocks/store/sessions.ts";
import type { MockStore } from "../../../mocks/store/mockStore.ts";
import type { Language } from "../../../src/i18n/language.ts";

/**
 * What the device of somebody keeps who has signed in before: for visits that are not about signing in. With `language`
 * that becomes the language of their account.
 */
export function signedInLocalStorage(
  backend: MockStore,
  persona: PersonaId,
  language?: Language,
): Record<string, string> {
  const account = backend.state.accounts.find((one) => one.persona === persona);
  if (account === undefined) throw new Error(`The world has no ${persona}.`);
  if (language !== undefined) account.language = language;
  const { accessToken, refreshToken } = createSession(backend, account);
  return {
    accessToken,
    refreshToken,
    ...(personas[persona].signIn.by === "identity" && { asanLoginId: "from-an-earlier-visit" }),
  };
}
