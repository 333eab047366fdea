import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { User } from "../../../src/auth/sessionStore.ts";
import { readBookedCallback, storeBookedCallback } from "../../../src/features/callCenter/bookedCallback.ts";
import { stubSessionStorage } from "../../support/stubSessionStorage.ts";
import { sampleUser } from "../../support/sampleUser.ts";

const organisation = { name: "Bazar MMC", selectedCertNumber: "AZ-1", selected: true };
const user: User = {
  ...sampleUser,
  manufacturers: [organisation],
};
const slot = { id: "s1", from: "2026-03-18T10:00:00+04:00", to: "2026-03-18T10:15:00+04:00", free: false };
const callback = { id: 12, phoneNumber: "+994501234567", topic: "Rüsum", slot };

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubSessionStorage();
  vi.useFakeTimers({ now: new Date("2026-03-18T10:14:59+04:00") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is shown to the account that has booked it, until its time is over", () => {
  storeBookedCallback(callback, user);
  expect(readBookedCallback(user, [])).toEqual(callback);
  for (const other of [
    { ...user, id: 8 },
    { ...user, manufacturers: [] },
    { ...user, manufacturers: [{ ...organisation, selectedCertNumber: "AZ-2" }] },
  ])
    expect(readBookedCallback(other, [slot])).toBeUndefined();
  vi.setSystemTime(new Date(slot.to));
  expect(readBookedCallback(user, [{ ...slot, id: "s2" }])).toBeUndefined();
});

it("is shown while the server lists its time, also when the clock of the device is ahead", () => {
  storeBookedCallback(callback, user);
  vi.setSystemTime(new Date("2026-03-19T10:00:00+04:00"));
  expect(readBookedCallback(user, [slot])).toEqual(callback);
});

it.each(["", "12", "call-12", "null", '{"account":"7"}', '{"account":"7 AZ-1","callback":{"id":12}}'])(
  "is none for the stored value %s",
  (value) => {
    stored.set("bookedCallback", value);
    expect(readBookedCallback(user, [slot])).toBeUndefined();
  },
);
