import { isRecord } from "../../config/isRecord.ts";
import { requestWith } from "../request.ts";
import { firstField, readList, readText } from "./fields.ts";
import { parseTokenResponse } from "./parseTokens.ts";

/** Returns the session in a response that creates one. Without a refresh token it lasts as long as its access token. */
export const parseSession = (body: unknown): unknown => ({ refreshToken: "", ...parseTokenResponse(body) });

/** Returns the session for the other portal in a response of `POST /public/auth/self`. Without privileges the list is empty. */
export function parseHandOver(body: unknown): unknown {
  const session = parseTokenResponse(body);
  const { privileges } = session;
  const entries = typeof privileges === "string" ? privileges.split(/[\s,]+/) : (readList(privileges) ?? []);
  return {
    refreshToken: "",
    ...session,
    privileges: entries
      .map((entry) => readText(isRecord(entry) ? firstField(entry, "authority", "name", "code") : entry))
      .filter((privilege) => privilege !== undefined && privilege !== ""),
  };
}

/** The `request` of the generated hooks of these operations. */
export const requestSession = requestWith(parseSession);
export const requestAccountChoice = requestWith(parseTokenResponse);
export const requestHandOver = requestWith(parseHandOver);
