import { personas, type PersonaId } from "../../../mocks/store/personas.ts";
import { createSession } from "../../../mocks/store/sessions.ts";
import type { MockStore } from "../../../mocks/store/mockStore.ts";
import type { Language } from "../../../src/i18n/language.ts";

/**
 * Returns the `localStorage` entries of a persona with an existing session. With `language`, also sets the language of
 * the account.
 */
export function signedInLocalStorage(
  backend: MockStore,
  persona: PersonaId,
  language?: Language,
): Record<string, string> {
  const account = backend.state.accounts.find((candidate) => candidate.persona === persona);
  if (account === undefined) throw new Error(`The mock store has no account for ${persona}.`);
  if (language !== undefined) account.language = language;
  const { accessToken, refreshToken } = createSession(backend, account);
  return {
    accessToken,
    refreshToken,
    ...(personas[persona].signIn.by === "identity" && { asanLoginId: "from-an-earlier-visit" }),
  };
}
