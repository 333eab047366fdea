import { languages, type Language } from "../contract/language.ts";
import { fetchBody, type VerifyContext } from "./check.ts";
import type { OperationRequest } from "./run/contractClient.ts";

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
