import { languages, type Language } from "../contract/language.ts";
import { getOperation, type VerifyContext } from "./check.ts";
import { fetchBody } from "./fetchBody.ts";
import type { OperationRequest } from "./run/contractClient.ts";
import { restore } from "./restore.ts";

/** Reads the code of the language that a user has selected in small letters: a server may return it in any case. */
export async function readIsoCode(
  context: VerifyContext,
  token: string,
  request: Pick<OperationRequest, "lang"> = {},
): Promise<string> {
  const { language } = await fetchBody<{ language: { isoCode: string } }>(context, "readUser", { ...request, token });
  return language.isoCode.toLowerCase();
}

/** Reads the language that the portal uses for a user: Azerbaijani for one that it does not have. */
export async function readUserLanguage(context: VerifyContext, token: string): Promise<Language> {
  const isoCode = await readIsoCode(context, token);
  return languages.find((language) => language === isoCode) ?? "az";
}

/** Chooses the language of a user. Resolves to the stored one, where the server names it. */
type ChooseLanguage = (isoCode: string) => Promise<{ isoCode?: string } | undefined>;

/** Runs with a function that chooses the language of a user. The one from before, which it gets too, is chosen again at the end. */
export async function withLanguageRestored(
  context: VerifyContext,
  token: string,
  run: (choose: ChooseLanguage, before: Language) => Promise<void>,
): Promise<void> {
  const before = await readUserLanguage(context, token);
  const createRequest = (isoCode: string): OperationRequest => ({ token, body: { isoCode } });
  try {
    await run((isoCode) => fetchBody(context, "chooseLanguage", createRequest(isoCode)), before);
  } finally {
    await restore(context, getOperation(context, "chooseLanguage"), createRequest(before));
  }
}
