import { firstField, firstText, readId, readList, readPhone, readText, unwrapObject, withoutUnread } from "./fields.ts";
import { readFlag } from "../readFlag.ts";
import { isRecord } from "../../config/isRecord.ts";

const userFields = ["id", "name", "surname", "roles", "manufacturers", "language", "foreign", "username", "email"];

/**
 * Returns the user in a response of `GET /user/details`, with the fields that the contract requires. `storedLanguage` is the
 * language of a user without one. Returns `undefined` for a body that has nothing of a user: without a name, a role or an
 * organisation the person can still use the portal.
 */
export function parseUser(body: unknown, storedLanguage: string): unknown {
  const user = unwrapObject(body, userFields);
  if (!isRecord(user) || !userFields.some((name) => user[name] !== undefined)) return undefined;
  const possessors = firstField(user, "possessorIds", "possessors");
  return withoutUnread({
    ...user,
    id: readId(user["id"]),
    name: readText(user["name"]) ?? "",
    surname: readText(user["surname"]) ?? "",
    fatherName: firstText(user, "fatherName", "patronymic"),
    foreign: readFlag(firstField(user, "foreign", "isForeign")) ?? false,
    roles: readEntries(firstField(user, "roles", "authorities", "role"), readRole),
    language: { isoCode: readLanguageCode(user["language"]) || storedLanguage },
    manufacturers: readEntries(user["manufacturers"], readOrganisation),
    pin: firstText(user, "pin"),
    email: firstText(user, "email") ?? readEmail(user["username"]),
    phoneNumber: readPhone(firstText(user, "phoneNumber", "phone")),
    // A list that the server does not show is not empty.
    possessorIds: possessors === undefined ? undefined : readEntries(possessors, readPossessorId),
    note: firstText(user, "note"),
  });
}

/** Returns a username that is an e-mail address. That of a user of the state identity may be the PIN. */
const readEmail = (username: unknown): string | undefined =>
  typeof username === "string" && username.includes("@") ? username : undefined;

/** Returns the readable entries of a list; a single value counts as a list of one. */
function readEntries(value: unknown, readEntry: (entry: unknown) => unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  const entries = Array.isArray(value) || isRecord(value) ? (readList(value) ?? [value]) : [value];
  return entries.map(readEntry).filter((entry) => entry !== undefined);
}

function readRole(role: unknown): unknown {
  const authority = isRecord(role) ? firstText(role, "authority", "name", "code", "role") : readText(role);
  return authority ? { authority } : undefined;
}

/** Returns the code of a language: `"ru"`, `{ isoCode: "RU" }`, `{ code: "ru-RU" }`. The portal compares it without case. */
function readLanguageCode(language: unknown): string | undefined {
  const code = isRecord(language) ? firstText(language, "isoCode", "code", "iso", "name") : readText(language);
  return code?.trim().toLowerCase().slice(0, 2);
}

/** Returns an organisation whatever is wrong with its other fields: a person must see every account they can act for. */
function readOrganisation(organisation: unknown): unknown {
  if (!isRecord(organisation)) return undefined;
  const voen = firstText(organisation, "voen", "tpn");
  const selectedCertNumber = firstText(organisation, "selectedCertNumber", "certNumber");
  const name = firstText(organisation, "name") ?? voen ?? selectedCertNumber;
  if (name === undefined) return undefined;
  return withoutUnread({
    id: readId(organisation["id"]),
    name,
    voen,
    positionName: firstText(organisation, "positionName", "position"),
    selectedCertNumber,
    selected: readFlag(organisation["selected"]) ?? false,
  });
}

const readPossessorId = (possessor: unknown): unknown => readId(isRecord(possessor) ? possessor["id"] : possessor);
