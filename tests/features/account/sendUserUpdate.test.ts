import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/failure.ts";
import { setSession, type User } from "../../../src/auth/sessionStore.ts";
import { sendUserUpdate } from "../../../src/features/account/sendUserUpdate.ts";
import { sampleUser } from "../../support/sampleUser.ts";

const user: User = {
  ...sampleUser,
  email: "aysel@poct.example",
  phoneNumber: "+994125550142",
  note: "Call in the morning.",
};
const sent = { email: "aysel@poct.example", phoneNumber: "+994125550199", note: "" };
const refusal = new ApiError({ kind: "rejected", status: 412 });

/** Stands for the user whom the server has when the session reads it again. */
let current: User;
vi.mock("../../../src/auth/session.ts", () => ({
  reloadChangedUser: () => Promise.resolve(setSession({ state: "signedIn", user: current })),
}));
beforeEach(() => setSession({ state: "signedIn", user }));
afterEach(() => void vi.clearAllMocks());

it.each<[string, User, boolean]>([
  ["only something else has changed", { ...user, language: { isoCode: "ru" } }, true],
  ["an earlier attempt has arrived", { ...user, ...sent }, true],
  [
    "the server leaves out what that attempt has cleared",
    { ...user, phoneNumber: sent.phoneNumber, note: undefined } as never,
    true,
  ],
  ["something of it was changed elsewhere", { ...user, ...sent, email: "elsewhere@poct.example" }, false],
  ["a field that it does not have was changed elsewhere", { ...user, ...sent, name: "Leyla" }, false],
])("an update that is refused for a newer tag, and %s", async (_name, now, isRepeated) => {
  current = now;
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal).mockResolvedValueOnce("saved");
  const result = sendUserUpdate(user, sent, send);
  await (isRepeated ? expect(result).resolves.toBe("saved") : expect(result).rejects.toBe(refusal));
  expect(send).toHaveBeenCalledTimes(isRepeated ? 2 : 1);
});
