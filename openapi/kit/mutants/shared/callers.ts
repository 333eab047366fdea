import type { Caller, CallOptions } from "../caller.ts";
import { foreignEmail } from "../passwordCalls.ts";

/** Signs in with a password. Resolves to the status. */
export const signInWith = async (
  { call }: Caller,
  password: string,
  username: string = foreignEmail,
): Promise<number> => (await call("signIn", { body: { username, password } })).status;

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
