import type { CallOptions } from "../caller.ts";
import { foreignEmail, foreignPassword } from "./passwords.ts";

/** A call of the citizen. */
export const citizen: CallOptions = { as: "citizen" };

/** A call of the director of an organisation. */
export const director: CallOptions = { as: "director" };

/** A call of the representative of a foreign organisation. */
export const foreign: CallOptions = { as: "foreign" };

/** The e-mail address of the citizen of the mock store. */
export const citizenEmail = "aysel.quliyeva@poct.example";

/** A call of an administrator. */
export const admin: CallOptions = { as: "admin" };

/** A call for an appeal that does not exist. */
export const unknownAppeal: CallOptions = { ...citizen, path: 88_123 };

/** What a valid call of an operation needs, where it needs more than a user. */
export const validOptions: Readonly<Record<string, CallOptions>> = {
  readService: { path: "101" },
  readPost: { path: "301" },
  signIn: { body: { username: foreignEmail, password: foreignPassword } },
  searchPortal: { query: { word: "standart" } },
  searchRegister: { path: "measurement-tools" },
  lookUpTaxpayer: { query: { tpn: "1700000011" } },
  readPossessor: { path: 7001 },
  checkNewPassword: { query: { pass: "Wolken&Ziegel82", name: "Ida", surname: "Berg" } },
  readDraft: { path: "garden" },
  listReports: { as: "director" },
};
