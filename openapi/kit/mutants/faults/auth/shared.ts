import type { Caller } from "../../caller.ts";

/** Returns which accounts of a user are selected. */
export const readSelected = async ({ call }: Caller, token: string): Promise<unknown> =>
  (await call("readUser", { token })).at("manufacturers");
