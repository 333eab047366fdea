import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getAccountKey } from "../../../src/auth/account.ts";
import {
  clearPendingPayment,
  readPendingPayment,
  storePendingPayment,
} from "../../../src/features/payments/pendingPayment.ts";
import { stubSessionStorage } from "../../support/stubSessionStorage.ts";
import { sampleUser as user } from "../../support/sampleUser.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubSessionStorage();
});
afterEach(() => void vi.unstubAllGlobals());

it("belongs to the person and organisation that pay", () => {
  const organisation = { name: "Bazar MMC", selectedCertNumber: "AZ-1", selected: true };
  const representative = { ...user, manufacturers: [organisation] };
  storePendingPayment(12, representative);
  expect(readPendingPayment()).toEqual({ account: getAccountKey(representative), id: "12" });
  for (const other of [
    user,
    { ...representative, id: 8 },
    { ...user, manufacturers: [{ ...organisation, selectedCertNumber: "AZ-2" }] },
  ])
    expect(readPendingPayment()?.account).not.toBe(getAccountKey(other));
  clearPendingPayment();
  expect(readPendingPayment()).toBeUndefined();
});

it.each(["12", "pay-12", "null", '{"id":12}'])("is none for the stored value %s", (value) => {
  stored.set("pendingPayment", value);
  expect(readPendingPayment()).toBeUndefined();
});
