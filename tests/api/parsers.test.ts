import { describe, expect, it } from "vitest";
import {
  firstField,
  readCount,
  readId,
  readList,
  readText,
  unwrapObject,
  withoutUnread,
} from "../../src/api/parsers/fields.ts";
import { readFlag } from "../../src/api/readFlag.ts";
import { parseCommandResult, parsePasswordCheck } from "../../src/api/parsers/parseCommandResult.ts";
import { parseNotificationCount } from "../../src/api/parsers/parseNotificationCount.ts";
import { parseNotificationEntry, parseNotifications } from "../../src/api/parsers/parseNotifications.ts";
import { parsePossessor, parseTaxpayer } from "../../src/api/parsers/parsePossessor.ts";
import { parseSearchResults } from "../../src/api/parsers/parseSearchResults.ts";
import { parseHandOver, parseSession } from "../../src/api/parsers/parseSession.ts";
import { parseTokenResponse, parseRenewedTokens } from "../../src/api/parsers/parseTokens.ts";
import { parseUser } from "../../src/api/parsers/parseUser.ts";
import { readTime } from "../../src/api/parsers/readTime.ts";

const envelopes = ["data", "result", "content", "payload", "body"];

describe("a value of a response", () => {
  it.each<[unknown, string | undefined]>([
    ["", ""],
    ["a", "a"],
    [0, "0"],
    [7n, "7"],
    [true, undefined],
    [null, undefined],
    [{}, undefined],
  ])("%s is the text %j", (value, text) => {
    expect(readText(value)).toBe(text);
  });

  it.each<[unknown, unknown]>([
    [" ", undefined],
    ["", undefined],
    [" 7f ", " 7f "],
    [0, 0],
    [-7, -7],
    [1.5, undefined],
    [2 ** 53, undefined],
    [true, undefined],
    [null, undefined],
  ])("%j is the id %j", (value, id) => {
    expect(readId(value)).toBe(id);
  });

  it.each<[unknown, unknown]>([
    [0, 0],
    [7, 7],
    [7.9, 7],
    ["7", 7],
    [" 7 ", 7],
    ["", undefined],
    [" ", undefined],
    ["x", undefined],
    [-1, undefined],
    ["-1", undefined],
    [Infinity, undefined],
    [true, undefined],
    [null, undefined],
    [[], undefined],
  ])("%j is the count %j", (value, count) => {
    expect(readCount(value)).toBe(count);
  });

  it.each<[unknown, unknown]>([
    ...[true, 1, "true", "TRUE", "yes", "y", "1"].map((value): [unknown, boolean] => [value, true]),
    ...[false, 0, "false", "No", "n", "0"].map((value): [unknown, boolean] => [value, false]),
    ...[2, -1, "", "2", "10", "truer", "untrue", "none", "on", "ay", null, undefined, {}].map(
      (value): [unknown, undefined] => [value, undefined],
    ),
  ])("%j is the flag %j", (value, flag) => {
    expect(readFlag(value)).toBe(flag);
  });

  it.each<[unknown, string | undefined]>([
    ["2026-03-20", "2026-03-20"],
    ["2026-03-20T09:30:00+04:00", "2026-03-20T09:30:00+04:00"],
    ["2026-03-20T14:00:00", "2026-03-20T14:00:00+04:00"],
    ["2026-03-20T14:00", "2026-03-20T14:00+04:00"],
    ["2026-03-20 14:00:00.5", "2026-03-20T14:00:00.5+04:00"],
    ["2026-03-20T10:00:00Z", "2026-03-20T10:00:00Z"],
    ["2026-03-20T14:00:00+0400", "2026-03-20T14:00:00+0400"],
    ["20.03.2026", "2026-03-20"],
    ["20-03-2026 14:00:00", "2026-03-20T14:00:00+04:00"],
    ["20/03/2026T14:00", "2026-03-20T14:00+04:00"],
    ["2026/03/20 14:00", "2026-03-20T14:00+04:00"],
    ["20.03.2026 99:00", undefined],
    ["31.02.2026", undefined],
    ["03/20/2026", undefined],
    ["2026/02/31 14:00", undefined],
    ["20.03-2026", undefined],
    ["20.03.20261", undefined],
    ["20.03.26", undefined],
    ["x20.03.2026", undefined],
    ["2026-03-20T99:00:00", undefined],
    ["2026-99-99", undefined],
    ["soon", undefined],
    ["x2026-03-20", undefined],
    ["20260-3", undefined],
    ["", undefined],
    [null, undefined],
    [1774000800, "2026-03-20T10:00:00.000Z"],
    ["1774000800", "2026-03-20T10:00:00.000Z"],
    [1774000800000, "2026-03-20T10:00:00.000Z"],
    [99_999_999_999, "5138-11-16T09:46:39.000Z"],
    [100_000_000_000, "1973-03-03T09:46:40.000Z"],
    [0, "1970-01-01T00:00:00.000Z"],
    [9e15, undefined],
    [[2026, 3, 20, 9, 30, 15], "2026-03-20T05:30:15.000Z"],
    [["2026", "3", "20"], "2026-03-20"],
    [[2026, 3, 20, 0], "2026-03-19T20:00:00.000Z"],
    [[2026], "2026-01-01"],
    [[], undefined],
    [["x"], undefined],
  ])("%j is the time %j", (value, time) => {
    expect(readTime(value)).toBe(time);
  });
});

describe("the fields of an object", () => {
  it("are looked up by each of their names, without absent and empty ones", () => {
    expect(firstField({ a: null, b: undefined, c: 0, d: 1 }, "a", "b", "c", "d")).toBe(0);
    expect(firstField({ a: 1 }, "b")).toBeUndefined();
  });

  it("are left out when they could not be read", () => {
    expect(Object.keys(withoutUnread({ a: undefined, b: null, c: 0 }))).toEqual(["b", "c"]);
  });

  it.each(envelopes)("are found in the envelope %s, also in one within another", (name) => {
    expect(unwrapObject({ [name]: { id: 1 } }, ["id"])).toEqual({ id: 1 });
    expect(unwrapObject({ [name]: { data: { id: 1 } } }, ["id"])).toEqual({ id: 1 });
    expect(readList({ [name]: [1] })).toEqual([1]);
    expect(readList({ page: 1, [name]: { items: [1] } })).toEqual([1]);
  });

  it("are those of the body when it has one of them, or when no envelope has", () => {
    const body = { id: 1, data: { id: 2 } };
    expect(unwrapObject(body, ["id"])).toBe(body);
    const other = { data: { name: "x" } };
    expect(unwrapObject(other, ["id"])).toEqual({ name: "x" });
    for (const odd of [{ data: [{ id: 1 }] }, { data: 7 }, [1], "text", null, undefined])
      expect(unwrapObject(odd, ["id"])).toBe(odd);
  });

  it("are found under a name of their own, where it is the only object and has one of them", () => {
    expect(unwrapObject({ status: 200, user: { id: 1 } }, ["id"])).toEqual({ id: 1 });
    expect(unwrapObject({ response: { user: { id: 1 } } }, ["id"])).toEqual({ id: 1 });
    for (const other of [{ user: { name: "x" } }, { user: { id: 1 }, meta: { page: 1 } }, { users: [{ id: 1 }] }])
      expect(unwrapObject(other, ["id"])).toBe(other);
  });
});

describe("the list of a response", () => {
  it.each<[unknown, unknown]>([
    [undefined, []],
    [null, []],
    ["", []],
    [{}, []],
    [[1], [1]],
    [{ items: [1] }, [1]],
    [{ list: [1] }, [1]],
    [{ results: [1] }, [1]],
    [{ records: [1] }, [1]],
    [{ items: [1], other: [2] }, [1]],
    [{ notifications: [1], total: 1 }, [1]],
    [{ notifications: [1], others: [2] }, undefined],
    [{ total: 1 }, undefined],
    [{ items: {} }, []],
    [{ items: 7 }, undefined],
    [7, undefined],
    ["text", undefined],
    [true, undefined],
  ])("of %j is %j", (body, list) => {
    expect(readList(body)).toEqual(list);
  });
});

/** Returns each name with which a field may be sent. */
const namesOf = (fields: Readonly<Record<string, readonly string[]>>): [name: string, field: string][] =>
  Object.entries(fields).flatMap(([field, names]) => names.map((name): [string, string] => [name, field]));

describe("a user", () => {
  const read = (body: unknown): Record<string, unknown> => parseUser(body, "en") as Record<string, unknown>;

  it("needs one field of a user, and gets the language of the device", () => {
    expect(read({ id: 7 })).toEqual({
      id: 7,
      name: "",
      surname: "",
      foreign: false,
      roles: [],
      language: { isoCode: "en" },
      manufacturers: [],
    });
    for (const name of ["name", "surname", "username", "email"]) expect(read({ [name]: "x" }), name).toBeDefined();
    for (const name of ["roles", "manufacturers", "language"]) expect(read({ [name]: [] }), name).toBeDefined();
    expect(read({ foreign: true })["foreign"]).toBe(true);
    for (const body of [{}, { message: "OK" }, { data: { message: "OK" } }, [], "x", null])
      expect(read(body)).toBeUndefined();
  });

  it.each(
    namesOf({
      fatherName: ["fatherName", "patronymic"],
      email: ["email"],
      phoneNumber: ["phoneNumber", "phone"],
      pin: ["pin"],
      note: ["note"],
      name: ["name"],
      surname: ["surname"],
    }),
  )("may have %s, which is the %s", (name, field) => {
    expect(read({ id: 7, [name]: "x" })[field]).toBe("x");
    expect(read({ id: 7, [name]: 5 })[field]).toBe("5");
  });

  it.each(["994501234567", "+994501234567", "+994 (50) 123-45-67"])(
    "has a phone number that is sent as %j",
    (phone) => {
      expect(read({ id: 7, phone })["phoneNumber"]).toBe("+994501234567");
    },
  );

  it.each(["050 123 45 67", "501234567", "+994501234567, +994552223344", "+994501234567 994552223344"])(
    "keeps the phone number %j as it is",
    (phoneNumber) => {
      expect(read({ id: 7, phoneNumber })["phoneNumber"]).toBe(phoneNumber);
    },
  );

  it("has an e-mail address in its username only where that is one", () => {
    expect(read({ id: 7, username: "emma@nordvik.example" })["email"]).toBe("emma@nordvik.example");
    expect(read({ id: 7, username: "emma@nordvik.example", email: "e@nordvik.example" })["email"]).toBe(
      "e@nordvik.example",
    );
    for (const username of ["5XK2M9A", 5, null]) expect(read({ id: 7, username })["email"]).toBeUndefined();
  });

  it.each(namesOf({ foreign: ["foreign", "isForeign"] }))("may have the flag %s", (name) => {
    expect(read({ id: 7, [name]: "Y" })["foreign"]).toBe(true);
  });

  it.each([
    [{ roles: [{ authority: "ADMIN" }] }],
    [{ authorities: [{ name: "ADMIN" }] }],
    [{ role: { code: "ADMIN" } }],
    [{ roles: "ADMIN" }],
    [{ roles: ["ADMIN", null, {}] }],
    [{ roles: { items: [{ role: "ADMIN" }] } }],
  ])("has the roles of %j", (fields) => {
    expect(read({ id: 7, ...fields })["roles"]).toEqual([{ authority: "ADMIN" }]);
  });

  it.each([["ru"], [" RU "], ["ru-RU"], [{ isoCode: "RU" }], [{ code: "ru" }], [{ iso: "ru" }], [{ name: "ru" }]])(
    "has the language of %j",
    (language) => {
      expect(read({ id: 7, language })["language"]).toEqual({ isoCode: "ru" });
    },
  );

  it.each([
    [{ possessorIds: [1, "2"] }, [1, "2"]],
    [{ possessors: [{ id: 1 }, { name: "x" }] }, [1]],
    [{ possessors: 7 }, [7]],
    [{ possessorIds: [] }, []],
    [{ possessorIds: null }, undefined],
  ])("has the possessors of %j", (fields, ids) => {
    expect(read({ id: 7, ...fields })["possessorIds"]).toEqual(ids);
  });

  it("has every organisation that can be named, whatever is wrong with it", () => {
    const manufacturers = [
      { id: 1, name: "Bazar", tpn: 1700000011, position: "Direktor", certNumber: "AZ-1", selected: 1 },
      { name: "", voen: "17" },
      { selectedCertNumber: "AZ-2", positionName: "Mühasib" },
      { name: "Blank", selectedCertNumber: " " },
      { id: 5 },
      "Bazar",
    ];
    expect(read({ id: 7, manufacturers })["manufacturers"]).toEqual([
      {
        id: 1,
        name: "Bazar",
        voen: "1700000011",
        positionName: "Direktor",
        selectedCertNumber: "AZ-1",
        selected: true,
      },
      { name: "17", voen: "17", selected: false },
      { name: "AZ-2", positionName: "Mühasib", selectedCertNumber: "AZ-2", selected: false },
      { name: "Blank", selected: false },
    ]);
  });
});

describe("a notification", () => {
  it.each(namesOf({ description: ["description", "message", "text", "content"] }))(
    "may have its text in %s",
    (name) => {
      expect(parseNotificationEntry({ [name]: "x" })).toEqual({ type: "", title: "", description: "x" });
    },
  );

  it.each(["createdAt", "createdDate", "date", "sentAt", "time"])("may have its time in %s", (name) => {
    expect(parseNotificationEntry({ title: "T", [name]: "2026-03-20" })).toMatchObject({ createdAt: "2026-03-20" });
  });

  it.each(["read", "isRead", "seen"])("may say in %s that it was read", (name) => {
    expect(parseNotificationEntry({ title: "T", [name]: true })).toMatchObject({ read: true });
  });

  it("has the id of its appeal where the server names one", () => {
    expect(parseNotificationEntry({ title: "T", appealId: 481 })).toMatchObject({ appealId: 481 });
    expect(parseNotificationEntry({ title: "T", appealId: null })).not.toHaveProperty("appealId");
  });

  it("needs only a type when it is pushed", () => {
    const question = { type: "QUESTION", title: "", description: "" };
    expect(parseNotificationEntry({ type: "QUESTION" }, true)).toEqual(question);
    expect(parseNotificationEntry({ type: "QUESTION" })).toBeUndefined();
    expect(parseNotificationEntry({ id: 7 }, true)).toBeUndefined();
  });

  it("leaves its place in the list empty when it has no text", () => {
    const entries = [
      { id: 7 },
      7,
      null,
      { type: "X", title: "", description: " " },
      { id: "a", type: "X", title: "T" },
    ];
    expect(parseNotifications(entries)).toEqual([
      ...Array.from({ length: 4 }, () => undefined),
      { id: "a", type: "X", title: "T", description: "" },
    ]);
    expect(parseNotifications(7)).toBeUndefined();
  });

  it.each(["count", "total", "unread", "unreadCount", "data", "result", "value", "content"])(
    "may be counted in %s",
    (name) => {
      expect(parseNotificationCount({ other: 1, [name]: "7" })).toBe(7);
      expect(parseNotificationCount({ [name]: { count: 7 } })).toBe(7);
    },
  );

  it.each<[unknown, unknown]>([
    [undefined, 0],
    [null, 0],
    [{}, 0],
    [{ other: 1 }, undefined],
    ["many", undefined],
    [[], undefined],
    [{ account: 7 }, undefined],
    [{ notifications: [{}] }, undefined],
    [{ totalCount: 40, unreadCount: 3 }, 3],
    [{ unreadCount: 3, totalCount: 40 }, 3],
    [{ notificationCount: 12, unreadCount: 2 }, 2],
    [{ totalCount: 40, notificationCount: 12 }, 12],
    [{ notifications: [], unreadCount: 3 }, 3],
    [{ totalNotifications: 5 }, 5],
  ])("is counted in %j as %j", (body, count) => {
    expect(parseNotificationCount(body)).toBe(count);
  });
});

describe("a possessor and a taxpayer", () => {
  it.each(
    namesOf({
      address: ["address", "legalAddress"],
      description: ["description", "note"],
      name: ["name"],
      country: ["country"],
      taxNumber: ["taxNumber"],
      message: ["message"],
    }),
  )("a possessor may have %s, which is the %s", (name, field) => {
    expect(parsePossessor({ id: 7, [name]: "x" })).toEqual({ id: 7, [field]: "x" });
  });

  it.each(["id", "possessorId", "data", "result"])("a possessor may have its id in %s", (name) => {
    expect(parsePossessor({ [name]: 7 })).toEqual({ id: 7 });
  });

  it("a possessor may be its id alone, or in an envelope by any of its fields", () => {
    expect(parsePossessor(7)).toEqual({ id: 7 });
    for (const name of ["id", "name", "address"])
      expect(parsePossessor({ [name]: "x", data: { country: "AZ" } })).toEqual({ [name]: "x" });
    expect(parsePossessor({ data: { country: "AZ" } })).toEqual({ country: "AZ" });
  });

  it.each(
    namesOf({
      tpn: ["tpn", "voen", "tin"],
      name: ["name", "fullName", "title"],
      address: ["address", "legalAddress"],
    }),
  )("a taxpayer may have %s, which is the %s", (name, field) => {
    expect(parseTaxpayer({ [name]: "x" })).toEqual({ [field]: "x" });
  });

  it("a taxpayer may be a name alone, or the object that has one of the fields", () => {
    expect(parseTaxpayer("Bazar")).toEqual({ name: "Bazar" });
    for (const name of ["name", "address", "tpn", "voen"])
      expect(Object.values(parseTaxpayer({ [name]: "x", data: { title: "y" } }) as object)).toEqual(["x"]);
  });
});

describe("search results", () => {
  it.each(
    namesOf({
      perPage: ["perPage", "pageSize", "size", "limit"],
      total: ["total", "totalElements", "totalCount", "totalItems", "count"],
      page: ["page"],
    }),
  )("may have %s, which is %s, beside the list or around it", (name, field) => {
    expect(parseSearchResults({ items: [], [name]: "7" })).toEqual({ items: [], [field]: 7 });
    for (const envelope of ["data", "result", "payload", "body"])
      expect(parseSearchResults({ [envelope]: { items: [], [name]: 7 } })).toEqual({ items: [], [field]: 7 });
  });

  it.each(
    namesOf({
      title: ["title", "name"],
      content: ["content", "description", "text"],
      searchPlace: ["searchPlace", "place", "type"],
    }),
  )("may have %s, which is the %s of a result", (name, field) => {
    expect(parseSearchResults([{ id: 7, [name]: "x" }])).toEqual({
      items: [{ id: 7, content: "", searchPlace: "", ...(field !== "searchPlace" && { title: "x" }), [field]: "x" }],
    });
  });

  it.each([
    ["ru", "ru"],
    ["RU", "ru"],
    ["tr", undefined],
    [7, undefined],
  ])("may be in another language: %s is %s", (lang, expected) => {
    expect(parseSearchResults([{ id: 7, title: "x", lang }])).toEqual({
      items: [{ id: 7, title: "x", content: "", searchPlace: "", ...(expected && { lang: expected }) }],
    });
  });

  it("stay as they are when they cannot be read", () => {
    expect(parseSearchResults([7])).toEqual({ items: [7] });
    expect(parseSearchResults(7)).toBeUndefined();
  });
});

describe("the tokens of a response", () => {
  it.each(["token", "accessToken", "access_token"])("may be in %s, and the refresh token in both spellings", (name) => {
    for (const refreshName of ["refreshToken", "refresh_token"])
      expect(parseSession({ [name]: "a", [refreshName]: "r", asanToken: "s" })).toEqual({
        token: "a",
        refreshToken: "r",
        asanToken: "s",
      });
    expect(parseSession({ data: { [name]: "a" } })).toEqual({ token: "a", refreshToken: "" });
  });

  it("are none where a value is no token", () => {
    for (const token of ["", 7, null, {}]) expect(parseSession({ token })).toEqual({ refreshToken: "" });
    for (const body of [null, [], "x"]) expect(parseTokenResponse(body)).toEqual({});
  });

  it("come with the message of the body or of its envelope", () => {
    expect(parseTokenResponse({ message: "Out", data: { token: "a", message: "In" } })).toEqual({
      token: "a",
      message: "Out",
    });
    expect(parseTokenResponse({ data: { token: "a", message: "In" } })).toEqual({ token: "a", message: "In" });
  });

  it("keep the used refresh token when the server sends none", () => {
    expect(parseRenewedTokens({ token: "a" }, "used")).toEqual({ accessToken: "a", refreshToken: "used" });
    expect(parseRenewedTokens({ token: "a", refreshToken: "r" }, "used")).toEqual({
      accessToken: "a",
      refreshToken: "r",
    });
  });

  it.each([
    ["A, B\nC"],
    [["A", "B", "C", "", null]],
    [[{ authority: "A" }, { name: "B" }, { code: "C" }, {}]],
    [{ items: ["A", "B", "C"] }],
  ])("for the other portal come with the privileges %j", (privileges) => {
    expect(parseHandOver({ token: "a", privileges })).toEqual({
      token: "a",
      refreshToken: "",
      privileges: ["A", "B", "C"],
    });
  });

  it("for the other portal come without privileges where there are none", () => {
    for (const privileges of [undefined, null, "", 7])
      expect(parseHandOver({ token: "a", privileges })).toMatchObject({ privileges: [] });
  });
});

describe("the result of a command", () => {
  it.each([undefined, null, true, false, [], "x", { success: true }, { success: null }, { success: "OK" }])(
    "needs nothing of %j",
    (body) => {
      expect(parseCommandResult(body)).toEqual({});
    },
  );
});

describe("a password check", () => {
  it.each(["valid", "isValid", "result", "success", "data", "status"])("may reject the password in %s", (name) => {
    expect(parsePasswordCheck({ [name]: false })).toEqual({ valid: false });
    expect(parsePasswordCheck({ [name]: { valid: "no" } })).toEqual({ valid: false });
    expect(parsePasswordCheck({ [name]: "OK" })).toEqual({ valid: true });
  });

  it.each(["reason", "message", "error"])("may have its reason in %s", (name) => {
    expect(parsePasswordCheck({ valid: 0, [name]: "Too short" })).toEqual({ valid: false, reason: "Too short" });
  });

  it.each<[unknown, boolean]>([
    [false, false],
    ["false", false],
    [true, true],
    ["", true],
    [undefined, true],
    [{}, true],
    [[], true],
  ])("is with the body %j: %j", (body, valid) => {
    expect(parsePasswordCheck(body)).toEqual({ valid });
  });
});
