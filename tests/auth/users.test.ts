import { describe, expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { hasOrganisation, hasRole, personalRoles } from "../../src/auth/roles.ts";
import { getSessionUser, getUserKey, type User } from "../../src/auth/sessionStore.ts";
import { getApplicantName } from "../../src/auth/userName.ts";
import type { Authority } from "../../src/generated/contract.d.ts";

const user: User = {
  name: "Aysel",
  surname: "Quliyeva",
  foreign: false,
  roles: [],
  language: { isoCode: "az" },
  manufacturers: [],
};
const withRoles = (...authorities: Authority[]): User => ({
  ...user,
  roles: authorities.map((authority) => ({ authority })),
});
const organisation = { name: "Bazar MMC", voen: "1700000011", positionName: "Direktor", selected: false };

describe("the personal sections", () => {
  it("are open to users of the state identity login and to administrators", () => {
    for (const authority of ["ASAN_USER", "ADMIN"] as const)
      expect(hasRole(personalRoles, withRoles(authority))).toBe(true);
  });

  it("are closed to everybody else, also by a second role", () => {
    for (const other of [withRoles(), withRoles("USER"), withRoles("USER", "ADMIN")])
      expect(hasRole(personalRoles, other)).toBe(false);
  });

  it("may send every request that is limited to roles", async () => {
    const limited = listOperations(await readContract()).filter(({ roles }) => roles !== undefined);
    expect(limited.length).toBeGreaterThan(0);
    const refused = limited.filter(({ roles = [] }) => personalRoles.some((role) => !roles.includes(role)));
    expect(refused.map(({ id }) => id)).toEqual([]);
  });
});

it("a user may act for the organisations that they have, selected or not", () => {
  expect(hasOrganisation(user)).toBe(false);
  expect(hasOrganisation({ ...user, manufacturers: [organisation] })).toBe(true);
});

describe("what is sent names on whose behalf", () => {
  it.each<[string, Partial<User>, string]>([
    ["the selected organisation", { manufacturers: [{ ...organisation, selected: true }] }, "Bazar MMC"],
    ["the user when no organisation is selected", { manufacturers: [organisation] }, "Aysel Quliyeva"],
    ["the address of a user without a name", { name: "", surname: "", email: "a@x.az" }, "a@x.az"],
    ["the account of a user with neither", { name: "", surname: "" }, "account.unnamed"],
  ])("%s", (_, fields, name) => {
    expect(getApplicantName((id) => id, { ...user, ...fields })).toBe(name);
  });
});

describe("the key of a user on this device", () => {
  it.each<[string, Partial<User>, string]>([
    ["the id", { id: 7, pin: "1AB", email: "a@x.az" }, "7"],
    ["the PIN without an id", { pin: "1AB", email: "a@x.az" }, "1AB"],
    ["the address without both", { email: "a@x.az" }, "a@x.az"],
    ["the names without anything else", {}, "Aysel Quliyeva"],
    ["the address with an empty PIN", { pin: "", email: "a@x.az" }, "a@x.az"],
    ["the names with an empty PIN and an empty address", { pin: "", email: "" }, "Aysel Quliyeva"],
    ["all names that there are", { fatherName: "Rauf" }, "Aysel Quliyeva Rauf"],
  ])("is %s", (_, fields, key) => {
    expect(getUserKey({ ...user, ...fields })).toBe(key);
  });
});

it("a session has a user when one is signed in or chooses an account", () => {
  expect(getSessionUser({ state: "signedIn", user })).toBe(user);
  expect(getSessionUser({ state: "choosingAccount", user })).toBe(user);
  for (const session of [{ state: "anonymous" }, { state: "ended" }, { state: "unknown" }] as const)
    expect(getSessionUser(session)).toBeUndefined();
});
