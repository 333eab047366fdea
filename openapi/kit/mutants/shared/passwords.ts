import { personas } from "../../../../mocks/store/personas.ts";
import type { Caller } from "../caller.ts";
import type { JsonObject } from "./seeds.ts";

/** The sign-in of the foreign user of the mock store. */
export const { email: foreignEmail, password: foreignPassword } = personas.foreign.signIn;

/** A strong password. */
export const otherPassword = "Wolken&Ziegel82";

/** Signs in with a password. Resolves to the status. */
export const signInWith = async (
  { call }: Caller,
  password: string,
  username: string = foreignEmail,
): Promise<number> => (await call("signIn", { body: { username, password } })).status;

/** Changes the password of the foreign user. Resolves to the status. */
export const changeOwn = async ({ call }: Caller, newPassword: string, oldPassword: string = foreignPassword) =>
  (await call("changePassword", { as: "foreign", body: { oldPassword, newPassword, repeatedPassword: newPassword } }))
    .status;

/** Registers a new organisation and a user of it. Resolves to the status of the user. */
export const register = async ({ call, store }: Caller, body: JsonObject): Promise<number> => {
  const possessorId = (await call("registerPossessor", { body: { name: "Alder Ltd", address: "Alder Lane 9" } })).at(
    "id",
  );
  const known = {
    name: "Ida",
    surname: "Berg",
    fatherName: "Olof",
    phoneNumber: "+46855",
    possessorIds: [possessorId],
  };
  return (
    await call("registerUser", {
      body: { username: `new${store.state.accounts.length}@alder.example`, ...known, ...body },
    })
  ).status;
};

/** Requests a code to reset a password. */
export const requestReset = ({ call }: Caller, username: string) =>
  call("requestPasswordReset", { query: { username } });

/** Resets a password with a code, or with the one that was sent last when `code` is empty. Resolves to the status. */
export const resetWith = async ({ call, store }: Caller, code: string, newPassword: string): Promise<number> => {
  const mailed = store.outbox.at(-1)?.code;
  const query = { verificationCode: code === "" ? (mailed ?? "") : code };
  return (await call("resetPassword", { query, body: { newPassword, repeatedPassword: newPassword } })).status;
};
