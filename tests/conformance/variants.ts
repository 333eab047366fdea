/*
 * Responses of servers that keep the specification and nothing else. Each variant is one reading of a sentence of the
 * specification; `expected` is what the portal makes of it, written by hand and not by the contract.
 */

/** One form of a response. `expected` is what the parser returns of it. */
export type Variant = { name: string; body: unknown; expected: unknown };

/** The variants of the response of one operation, by the sentence of the specification that they read. */
export type OperationVariants = { sentence: string; variants: readonly Variant[] };

/** Returns a variant for each value. */
const each = <Value>(
  values: Readonly<Record<string, Value>>,
  toVariant: (value: Value) => Omit<Variant, "name">,
): Variant[] => Object.entries(values).map(([name, value]) => ({ name, ...toVariant(value) }));

/** Where servers put the content of a response. */
const envelopes: Readonly<Record<string, (content: unknown) => unknown>> = {
  bare: (content) => content,
  "in data": (content) => ({ data: content }),
  "in data, with a status": (content) => ({ success: true, code: 0, data: content }),
  "in result": (content) => ({ result: content }),
  "in payload": (content) => ({ payload: content }),
  "under a name of its own": (content) => ({ status: 200, user: content }),
};

/** How servers send a list. */
const listEnvelopes: Readonly<Record<string, (list: readonly unknown[]) => unknown>> = {
  "a bare list": (list) => list,
  items: (list) => ({ items: list }),
  "content of Spring": (list) => ({ content: list, totalElements: list.length, totalPages: 1, size: 20, number: 0 }),
  data: (list) => ({ data: list }),
  "data and content": (list) => ({ data: { content: list, totalElements: list.length } }),
  results: (list) => ({ results: list, count: list.length }),
  "a name of its own": (list) => ({ notifications: list }),
};

const ids = { number: 7, text: "7", UUID: "5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42" };

const specifiedUser = {
  name: "Aysel",
  surname: "Quliyeva",
  foreign: false,
  roles: [{ authority: "ASAN_USER" }],
  language: { isoCode: "ru" },
  manufacturers: [],
};
const organisation = {
  id: 501,
  name: "Şirvan Taxıl",
  voen: "1700000011",
  positionName: "Direktor",
  selectedCertNumber: "AZ-1",
  selected: true,
};

const userVariants: Variant[] = [
  ...each(envelopes, (envelope) => ({ body: envelope(specifiedUser), expected: specifiedUser })),
  ...each(ids, (id) => ({ body: { ...specifiedUser, id }, expected: { ...specifiedUser, id } })),
  ...each({ "null id": null, "blank id": " ", "object as id": {} }, (id) => ({
    body: { ...specifiedUser, id },
    expected: { ...specifiedUser, id: undefined },
  })),
  ...each(
    {
      "roles as texts": ["ASAN_USER"],
      "one role": "ASAN_USER",
      "roles with a name": [{ name: "ASAN_USER" }],
      "roles with more fields": [{ id: 1, authority: "ASAN_USER" }],
      "one unreadable role": [{ authority: "ASAN_USER" }, null, {}],
    },
    (roles) => ({ body: { ...specifiedUser, roles }, expected: specifiedUser }),
  ),
  ...each({ "no roles": undefined, "null roles": null, "empty roles": [] }, (roles) => ({
    body: { ...specifiedUser, roles },
    expected: { ...specifiedUser, roles: [] },
  })),
  ...each(
    {
      "language as code": "ru",
      "language in capitals": "RU",
      "language with capitals in its object": { isoCode: "RU" },
      "language with a region": { isoCode: "ru-RU" },
      "language with another field name": { code: "ru" },
      "language with more fields": { id: 2, name: "Русский", isoCode: "ru" },
    },
    (language) => ({ body: { ...specifiedUser, language }, expected: specifiedUser }),
  ),
  ...each(
    {
      "no language": undefined,
      "null language": null,
      "an empty text as language": "",
      "an empty code of the language": { isoCode: "" },
      "a number as language": {},
    },
    (language) => ({
      body: { ...specifiedUser, language },
      // The stored language of the device stays.
      expected: { ...specifiedUser, language: { isoCode: "en" } },
    }),
  ),
  ...each({ "empty texts": "", spaces: " " }, (text) => ({
    body: { ...specifiedUser, fatherName: text, pin: text, email: text, phoneNumber: text, note: text },
    expected: specifiedUser,
  })),
  ...each({ "an empty text as roles": "", "an empty text as role": [""] }, (roles) => ({
    body: { ...specifiedUser, roles },
    expected: { ...specifiedUser, roles: [] },
  })),
  ...each({ "foreign as 1": 1, "foreign as text": "true", "foreign as Y": "Y" }, (foreign) => ({
    body: { ...specifiedUser, foreign },
    expected: { ...specifiedUser, foreign: true },
  })),
  ...each({ "no foreign": undefined, "null foreign": null, "foreign as 0": 0 }, (foreign) => ({
    body: { ...specifiedUser, foreign },
    expected: specifiedUser,
  })),
  ...each(
    { "an address as username": "aysel@poct.example", "a PIN as username": "5XK2M9A", "no username": null },
    (username) => ({
      body: { ...specifiedUser, username },
      expected: { ...specifiedUser, username, ...(username?.includes("@") === true && { email: username }) },
    }),
  ),
  ...each(
    { "no organisations": undefined, "null organisations": null, "an empty text as organisations": "" },
    (manufacturers) => ({
      body: { ...specifiedUser, manufacturers },
      expected: specifiedUser,
    }),
  ),
  ...each(
    { "no possessors": undefined, "null possessors": null, "an empty text as possessors": "" },
    (possessorIds) => ({
      body: { ...specifiedUser, possessorIds },
      // Not an empty list: the account may have some.
      expected: specifiedUser,
    }),
  ),
  ...each({ "an empty list of possessors": [], "possessors with ids": [7001, "7002"] }, (possessorIds) => ({
    body: { ...specifiedUser, possessorIds },
    expected: { ...specifiedUser, possessorIds },
  })),
  ...each({ "no surname": undefined, "null surname": null }, (surname) => ({
    body: { ...specifiedUser, surname },
    expected: { ...specifiedUser, surname: "" },
  })),
  ...each(
    {
      "an organisation": {},
      "an organisation with a numeric VÖEN": { voen: 1700000011 },
      "an organisation with a numeric id as text": { id: "501" },
      "an organisation selected as 1": { selected: 1 },
    },
    (fields) => ({
      body: { ...specifiedUser, manufacturers: [{ ...organisation, ...fields }] },
      expected: { ...specifiedUser, manufacturers: [{ ...organisation, ...("id" in fields && { id: "501" }) }] },
    }),
  ),
  ...each(
    {
      "an organisation without id": { id: null },
      "an organisation with an odd position": { positionName: { az: "Direktor" } },
      "an organisation without VÖEN": { voen: undefined },
      "an organisation with an empty VÖEN": { voen: "" },
      "an organisation without certificate": { selectedCertNumber: null },
      "an organisation that is not selected": { selected: undefined },
    },
    (fields) => ({
      body: { ...specifiedUser, manufacturers: [{ ...organisation, ...fields }, organisation] },
      expected: {
        ...specifiedUser,
        manufacturers: [
          {
            ...organisation,
            ...Object.fromEntries(Object.keys(fields).map((name) => [name, undefined])),
            ...("selected" in fields && { selected: false }),
          },
          organisation,
        ],
      },
    }),
  ),
];

const notification = { type: "QUESTION", title: "Xidməti qiymətləndirin", description: "Razı qaldınızmı?" };

const notificationVariants: Variant[] = [
  ...each(listEnvelopes, (envelope) => ({ body: envelope([notification]), expected: [notification] })),
  ...each(listEnvelopes, (envelope) => ({ body: envelope([]), expected: [] })),
  ...each({ "no body": undefined, null: null, "an empty object": {}, "an empty text": "" }, (body) => ({
    body,
    expected: [],
  })),
  ...each(ids, (id) => ({ body: [{ ...notification, id }], expected: [{ ...notification, id }] })),
  ...each({ read: true, "read as 1": 1, "read as text": "true" }, (read) => ({
    body: [{ ...notification, read }],
    expected: [{ ...notification, read: true }],
  })),
  ...each({ isRead: { isRead: false }, seen: { seen: false } }, (fields) => ({
    body: [{ ...notification, ...fields }],
    expected: [{ ...notification, read: false }],
  })),
  ...each({ "null read": null, "no read": undefined }, (read) => ({
    body: [{ ...notification, read }],
    expected: [{ ...notification, read: undefined }],
  })),
  ...each(
    {
      "ISO with Z": "2026-03-20T10:00:00.000Z",
      seconds: 1_774_000_800,
      milliseconds: 1_774_000_800_000,
      "milliseconds as text": "1774000800000",
      "a list of numbers in Baku time": [2026, 3, 20, 14, 0],
    },
    (createdAt) => ({
      body: [{ ...notification, createdAt }],
      expected: [{ ...notification, createdAt: "2026-03-20T10:00:00.000Z" }],
    }),
  ),
  ...each({ "ISO with an offset": "2026-03-20T14:00:00+04:00", "a day": "2026-03-20" }, (createdAt) => ({
    body: [{ ...notification, createdAt }],
    expected: [{ ...notification, createdAt }],
  })),
  ...each(
    {
      "a list of numbers of a day": [2026, 3, 20],
      "a day as this country writes it": "20.03.2026",
      "a day with slashes, the year first": "2026/03/20",
    },
    (createdAt) => ({
      body: [{ ...notification, createdAt }],
      expected: [{ ...notification, createdAt: "2026-03-20" }],
    }),
  ),
  ...each(
    {
      "ISO without an offset": "2026-03-20T14:00:00",
      "a time after a space": "2026-03-20 14:00:00",
      "a time after a day with dots": "20.03.2026 14:00:00",
      "a time after a day with hyphens, the day first": "20-03-2026 14:00:00",
    },
    (createdAt) => ({
      body: [{ ...notification, createdAt }],
      expected: [{ ...notification, createdAt: "2026-03-20T14:00:00+04:00" }],
    }),
  ),
  ...each(
    {
      "no time": undefined,
      "null time": null,
      "an empty time": "",
      "no date at all": "soon",
      "a day of no calendar": "31.02.2026",
    },
    (createdAt) => ({
      body: [{ ...notification, createdAt }],
      expected: [{ ...notification, createdAt: undefined }],
    }),
  ),
  ...each(
    { "no title": { title: null }, "a blank title": { title: " " }, "a title only": { description: undefined } },
    (fields) => ({
      body: [{ ...notification, ...fields }],
      expected: [{ ...notification, ...Object.fromEntries(Object.keys(fields).map((name) => [name, ""])) }],
    }),
  ),
  ...each({ "no type": undefined, "null type": null }, (type) => ({
    body: [{ ...notification, type }],
    expected: [{ ...notification, type: "" }],
  })),
];

const countVariants: Variant[] = [
  ...each(
    {
      "a number": 7,
      "a text": "7",
      count: { count: 7 },
      "count as text": { count: "7" },
      data: { data: 7 },
      "count in data": { data: { count: 7 } },
      unread: { unread: 7 },
      total: { total: 7 },
      notificationCount: { notificationCount: 7 },
      "unread notifications beside a status": { status: 200, unreadNotifications: "7" },
      "a count of unread ones in data": { success: true, data: { unread_count: 7 } },
    },
    (body) => ({ body, expected: 7 }),
  ),
  ...each({ "no body": undefined, null: null, "an empty object": {}, "null count": { data: null } }, (body) => ({
    body,
    expected: body !== null && typeof body === "object" && "data" in body ? undefined : 0,
  })),
];

const result = { id: "301", title: "Sertifikat", content: "Üç iş günü", searchPlace: "news" };

/** Returns a page of search results without its totals. */
const toPage = (items: readonly unknown[]): { items: readonly unknown[] } => ({ items });

const searchVariants: Variant[] = [
  ...[[result], []].flatMap((items) =>
    Object.entries(listEnvelopes).map(([name, envelope]) => ({
      name: `${name}, ${items.length} results`,
      body: envelope(items),
      expected: {
        items,
        ...(/content|results/.test(name) && { total: items.length }),
        ...(name.includes("Spring") && { perPage: 20 }),
      },
    })),
  ),
  ...each(
    {
      total: { total: 43 },
      totalElements: { totalElements: 43 },
      totalCount: { totalCount: 43 },
      "total as text": { total: "43" },
    },
    (fields) => ({ body: { items: [result], ...fields }, expected: { ...toPage([result]), total: 43 } }),
  ),
  ...each({ "numeric id": 301, "text id": "301", UUID: ids.UUID }, (id) => ({
    body: [{ ...result, id }],
    expected: toPage([{ ...result, id }]),
  })),
  ...each({ "no content": undefined, "null content": null }, (content) => ({
    body: [{ ...result, content }],
    expected: toPage([{ ...result, content: "" }]),
  })),
  ...each({ "no title": undefined, "null title": null, "an empty title": "" }, (title) => ({
    body: [{ ...result, title }],
    expected: toPage([{ ...result, title: result.content }]),
  })),
  {
    name: "no title and a long content",
    body: [{ ...result, title: "", content: `${"ə😀".repeat(40)}\nson` }],
    expected: toPage([{ ...result, title: `${"ə😀".repeat(40)}…`, content: `${"ə😀".repeat(40)}\nson` }]),
  },
  ...each({ "no place": undefined, "null place": null }, (searchPlace) => ({
    body: [{ ...result, searchPlace }],
    expected: toPage([{ ...result, searchPlace: "" }]),
  })),
  ...each({ "no body": undefined, null: null }, (body) => ({ body, expected: toPage([]) })),
];

const tokens = { token: "a1", refreshToken: "r1" };

const sessionVariants: Variant[] = [
  ...each(envelopes, (envelope) => ({ body: envelope(tokens), expected: tokens })),
  ...each(
    {
      accessToken: { accessToken: "a1", refreshToken: "r1" },
      "names of OAuth": { access_token: "a1", refresh_token: "r1", token_type: "Bearer", expires_in: 900 },
    },
    (body) => ({
      body,
      expected: { ...tokens, ...("token_type" in body && { token_type: "Bearer", expires_in: 900 }) },
    }),
  ),
  ...each({ "no refresh token": undefined, "null refresh token": null }, (refreshToken) => ({
    body: { token: "a1", refreshToken },
    expected: { token: "a1", refreshToken: "" },
  })),
  ...each(
    {
      "an empty token beside that of OAuth": { token: "", access_token: "a1", refreshToken: "", refresh_token: "r1" },
      "the scheme in the token": { token: "Bearer a1", refreshToken: "r1" },
    },
    (body) => ({ body, expected: tokens }),
  ),
  { name: "with a message", body: { ...tokens, message: "Salam" }, expected: { ...tokens, message: "Salam" } },
];

const accountChoiceVariants: Variant[] = [
  ...each(envelopes, (envelope) => ({ body: envelope(tokens), expected: tokens })),
  ...each({ "no body": undefined, null: null, true: true, "an empty object": {}, "a text": "OK" }, (body) => ({
    body,
    expected: {},
  })),
  { name: "an access token only", body: { token: "a1" }, expected: { token: "a1" } },
  { name: "a message only", body: { message: "Hesab seçildi" }, expected: { message: "Hesab seçildi" } },
];

const renewedVariants: Variant[] = [
  ...each(envelopes, (envelope) => ({
    body: envelope({ accessToken: "a2", refreshToken: "r2" }),
    expected: { accessToken: "a2", refreshToken: "r2" },
  })),
  {
    name: "the names of the sign-in",
    body: { token: "a2", refreshToken: "r2" },
    expected: { accessToken: "a2", refreshToken: "r2" },
  },
  ...each({ "no refresh token": undefined, "null refresh token": null }, (refreshToken) => ({
    body: { accessToken: "a2", refreshToken },
    expected: { accessToken: "a2", refreshToken: "r1" },
  })),
];

const handOverVariants: Variant[] = [
  ...each(
    {
      texts: ["QUALITY"],
      objects: [{ authority: "QUALITY" }],
      "one text": "QUALITY",
      "texts with commas": "QUALITY, ",
      "null among them": ["QUALITY", null],
    },
    (privileges) => ({ body: { ...tokens, privileges }, expected: { ...tokens, privileges: ["QUALITY"] } }),
  ),
  ...each({ none: undefined, null: null, "an empty list": [], "an empty text": "" }, (privileges) => ({
    body: { ...tokens, privileges },
    expected: { ...tokens, privileges: [] },
  })),
];

const commandVariants: Variant[] = [
  ...each(
    {
      "no body": undefined,
      null: null,
      true: true,
      "an empty object": {},
      "an empty list": [],
      "a text": "OK",
      "a status": { status: "OK" },
      "a null message": { message: null },
    },
    (body) => ({ body, expected: {} }),
  ),
  { name: "a message", body: { message: "Hazırdır" }, expected: { message: "Hazırdır" } },
];

const passwordCheckVariants: Variant[] = [
  ...each(
    {
      "no body": undefined,
      null: null,
      true: true,
      "an empty object": {},
      valid: { valid: true },
      result: { result: true },
      "valid as text": { valid: "true" },
      "valid in data": { data: { valid: true } },
      "a status 0": { status: 0 },
      "a result 0": { result: 0 },
    },
    (body) => ({ body, expected: { valid: true } }),
  ),
  ...each(
    {
      false: false,
      "the text false": "false",
      "not valid": { valid: false },
      "not valid in data": { data: { valid: false } },
    },
    (body) => ({ body, expected: { valid: false } }),
  ),
  ...each({ reason: { reason: "Zəif" }, message: { message: "Zəif" } }, (text) => ({
    body: { valid: false, ...text },
    expected: { valid: false, reason: "Zəif" },
  })),
];

const possessor = { id: 7001, name: "Nordvik", address: "Hamngatan 18", description: "Süd" };

const possessorVariants: Variant[] = [
  ...each(envelopes, (envelope) => ({ body: envelope(possessor), expected: possessor })),
  ...each(
    { "a number": 7001, id: { id: 7001 }, possessorId: { possessorId: 7001 }, "id in data": { data: 7001 } },
    (body) => ({
      body,
      expected: { id: 7001 },
    }),
  ),
  ...each({ "no body": undefined, null: null, true: true, "an empty object": {} }, (body) => ({ body, expected: {} })),
  ...each({ "a null note": null, "an empty note": "" }, (description) => ({
    body: { ...possessor, description },
    expected: { ...possessor, description: undefined },
  })),
  { name: "the note as note", body: { id: 7001, note: "Süd" }, expected: { id: 7001, description: "Süd" } },
];

const taxpayerVariants: Variant[] = [
  ...each(envelopes, (envelope) => ({
    body: envelope({ tpn: "1700000011", name: "Şirvan Taxıl" }),
    expected: { tpn: "1700000011", name: "Şirvan Taxıl" },
  })),
  ...each({ "a numeric tpn": { tpn: 1700000011 }, VÖEN: { tpn: "", voen: "1700000011" } }, (fields) => ({
    body: { name: "Şirvan Taxıl", ...fields },
    expected: { tpn: "1700000011", name: "Şirvan Taxıl" },
  })),
  ...each({ "no body": undefined, null: null, "an empty object": {} }, (body) => ({ body, expected: {} })),
];

/** The variants of every specified response whose body the portal reads, by operation. */
export const responseVariants = {
  readUser: {
    sentence:
      "User (from user details): name, surname, foreign, roles[0].authority, language (with isoCode), manufacturers[].",
    variants: userVariants,
  },
  readNotifications: {
    sentence: "GET /notification: list. Notification: type, title, description.",
    variants: notificationVariants,
  },
  countNotifications: { sentence: "GET /notification/count: count.", variants: countVariants },
  searchPortal: {
    sentence: "GET /search/public: results. Search result: id, title, content, searchPlace.",
    variants: searchVariants,
  },
  signIn: { sentence: "Login response: token, refreshToken.", variants: sessionVariants },
  signInWithIdentity: { sentence: "POST /public/auth/v2/login/asan: not shown.", variants: sessionVariants },
  chooseAccount: { sentence: "POST /public/auth/v2/select-structure: not shown.", variants: accountChoiceVariants },
  renewSession: { sentence: "POST /public/auth/refresh-token: accessToken, refreshToken.", variants: renewedVariants },
  handOverSession: { sentence: "POST /public/auth/self: token, refreshToken, privileges.", variants: handOverVariants },
  changePassword: {
    sentence: "PUT /user/change-password, and ten calls like it: not shown.",
    variants: commandVariants,
  },
  checkNewPassword: { sentence: "GET /user/public/pass-validation: not shown.", variants: passwordCheckVariants },
  registerPossessor: { sentence: "POST /possessors/public: not shown.", variants: possessorVariants },
  lookUpTaxpayer: { sentence: "GET user/tpn-info: not shown.", variants: taxpayerVariants },
} satisfies Readonly<Record<string, OperationVariants>>;
