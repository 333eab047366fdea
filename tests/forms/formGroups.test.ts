import { expect, it } from "vitest";
import { findIncompleteGroup, getGroupFields } from "../../src/forms/formGroups.ts";
import { form as password } from "../../src/generated/forms/passwordChange.js";
import { form as registration } from "../../src/generated/forms/registration.js";

const groups = Object.keys(registration.layout.groups ?? {});
const createIssue = (field: string) => ({ field, keyword: "required", params: {} });

it("divides the fields of the registration among its three groups, nested ones too", () => {
  expect(groups).toEqual(["person", "possessor", "access"]);
  expect(getGroupFields(registration, "access")).toEqual(["username", "password", "repeatedPassword"]);
  expect(getGroupFields(registration, "possessor")).toContain("possessor/address");
  expect(groups.flatMap((group) => getGroupFields(registration, group))).toEqual(
    Object.keys(registration.layout.fields),
  );
});

it("returns all fields without a group, and in a form without groups", () => {
  expect(getGroupFields(registration, undefined)).toEqual(Object.keys(registration.layout.fields));
  expect(getGroupFields(password, "access")).toEqual(Object.keys(password.layout.fields));
});

it.each([
  ["access", ["possessor/name"], "possessor"],
  ["access", ["possessor/name", "surname"], "person"],
  ["access", ["username"], undefined],
  ["possessor", ["possessor/name"], undefined],
  ["person", ["name"], undefined],
  ["access", [], undefined],
  [undefined, ["name"], undefined],
])("before the group %s, with issues in %j, the group %s is incomplete", (group, fields, incomplete) => {
  expect(findIncompleteGroup(registration, group, fields.map(createIssue))).toBe(incomplete);
});

it("finds no incomplete group in a form without groups", () => {
  expect(findIncompleteGroup(password, "access", [createIssue("password")])).toBeUndefined();
});
