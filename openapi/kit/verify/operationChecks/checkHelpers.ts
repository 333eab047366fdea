import { isDeepStrictEqual } from "node:util";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody, largestPage } from "../fetchBody.ts";
import { assertContract, CheckSkipped, skipWhenRateLimited } from "../outcomes.ts";
import { withDeclaredFields } from "../responses/declaredContent.ts";
import { assertHolds } from "../responses/judgeResponse.ts";
import type { JsonBody, OperationRequest, OperationResponse } from "../run/contractClient.ts";
import { readBeforeRetry } from "../writes/effectChecks.ts";
import { effects, readStored } from "../writes/effects.ts";
import { repeatOnce } from "../run/concurrentChanges.ts";
import { createUniqueName } from "../random.ts";
import { createValidRequest } from "../requests.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { getMinLength } from "../../contract/operations.ts";

/** The statuses of an appeal after which nothing changes any more. */
export const decidedStatuses: readonly string[] = ["CERTIFICATE_ISSUED", "REFUSED"];

/** Creates a check. */
export const defineCheck = (name: string, run: ContractCheck["run"]): ContractCheck => ({ name, run });

/** Creates a check of how the server limits requests. */
export const defineLimitCheck = (name: string, run: ContractCheck["run"]): ContractCheck => ({
  name,
  judgesRateLimit: true,
  run,
});

/** Creates a check of a rule that the specification states. */
export const defineSpecifiedCheck = (name: string, run: ContractCheck["run"]): ContractCheck => ({
  name,
  isSpecified: true,
  run,
});

/** Creates a check that an operation returns one of the statuses, with a valid response. */
export const createStatusCheck = (
  name: string,
  id: string,
  statuses: readonly number[],
  createRequest: (context: VerifyContext) => Promise<OperationRequest> | OperationRequest,
): ContractCheck =>
  defineCheck(
    name,
    async (context) =>
      void (await expectResponse(
        context,
        getOperation(context, id),
        { lang: "ru", ...(await createRequest(context)) },
        ...statuses,
      )),
  );

/** Creates a check that an operation refuses a request, as the specification says; by the contract with one of the statuses. */
export const createRefusalCheck = (
  name: string,
  id: string,
  statuses: readonly number[],
  createRequest: (context: VerifyContext) => Promise<OperationRequest> | OperationRequest,
): ContractCheck =>
  defineSpecifiedCheck(name, async (context) =>
    expectRefusal(context, getOperation(context, id), { lang: "ru", ...(await createRequest(context)) }, ...statuses),
  );

/** Reads the entries of a list for a check of another operation; none where the server does not have the list. */
export async function readProposedItems(
  context: VerifyContext,
  id: string,
  request: OperationRequest = {},
): Promise<readonly JsonBody[]> {
  const query = { ...largestPage, ...request.query };
  const { status, body } = await context.client.send(getOperation(context, id), { ...request, query });
  const items = status === 200 && isRecord(body) ? body["items"] : undefined;
  return Array.isArray(items) ? items.filter(isRecord) : [];
}

/** Returns the path parameter that names an entry. */
export const toPath = (entry: JsonBody): { id: string } => ({ id: String(entry["id"]) });

/** Returns a text for a comparison that ignores case. */
export const toComparable = (text: unknown): string => String(text).normalize("NFC").toLocaleLowerCase("az");

/** Returns a name without quotation marks and spaces, which differ between registers. */
export const toLetters = (name: unknown): string => String(name).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Returns whether a name is a part of another one, in any letter case and with any quotation marks. */
export const containsName = (name: unknown, part: unknown): boolean =>
  toLetters(toComparable(name)).includes(toLetters(toComparable(part)));

/** Checks that an update of what somebody has changed meanwhile is refused, when the server tells its versions apart. */
export const createLostUpdateCheck = (id: string, readId: string): ContractCheck =>
  defineCheck("refuses an update of what has changed since it was read", async (context) => {
    const operation = getOperation(context, id);
    const request = await createValidRequestFor(context, id);
    const read = { token: request.token, path: request.path ?? {} };
    const readTag = async (): Promise<string> => {
      const { headers } = await expectResponse(context, getOperation(context, readId), read, 200);
      const tag = headers.get("etag");
      if (tag === null) throw new CheckSkipped(`the response of ${readId} has no ETag`);
      return tag;
    };
    await fetchBody(context, id, { ...request, headers: { "If-Match": await readTag() } });
    for (const tag of ['"another-version"', 'W/"another-version"'])
      await expectRefusal(context, operation, { ...request, headers: { "If-Match": tag }, lang: "ru" }, 412);
  });

/** Builds a request for which the operation has to return 200. */
export const createValidRequestFor = (context: VerifyContext, id: string): Promise<OperationRequest> =>
  createValidRequest(context, getOperation(context, id));

/** Returns the token of a user with a state identity. */
export const getCitizenAuth = async (context: VerifyContext): Promise<{ token: string }> => ({
  token: await context.personas.citizen(context),
});

/** Returns the tokens of the persons whose data is compared: the user, and another one where there is one. */
export async function listPersons(context: VerifyContext): Promise<readonly { token: string }[]> {
  const own = await getCitizenAuth(context);
  try {
    return [own, { token: await context.personas.otherCitizen(context) }];
  } catch (error) {
    if (error instanceof CheckSkipped) return [own];
    throw error;
  }
}

/** Returns the first of several appeals in each state. */
export const listStates = (appeals: readonly JsonBody[]): readonly JsonBody[] => [
  ...new Map(
    appeals
      .toReversed()
      .map((appeal) => [`${String(appeal["status"])} ${appeal["withdrawnAt"] !== undefined}`, appeal]),
  ).values(),
];

/** Signs in with a password. Resolves to the response, with the tokens. */
export const signIn = (context: VerifyContext, username: string, password: string): Promise<JsonBody> =>
  fetchBody(context, "signIn", { body: { username, password } });

/** Throws `ContractViolation` when somebody can sign in with these. */
export const expectNoSignIn = (context: VerifyContext, username: string, password: string): Promise<void> =>
  expectRefusal(context, getOperation(context, "signIn"), { body: { username, password }, lang: "en" }, 401);

/** Returns an e-mail address without an account. */
export const createUnknownEmail = (): string => `nobody-${createUniqueName()}@portal.example`;

/** Throws `ContractViolation` when an error has another code than the one that the contract has for its reason. */
export function assertCode(response: OperationResponse, ...codes: readonly string[]): void {
  const code = isRecord(response.body) ? response.body["code"] : undefined;
  assertHolds(code === undefined || codes.includes(String(code)), `the code ${codes.join(" or ")}`, response);
}

/** Returns a new Idempotency-Key of the least length that the contract allows, which a server may take for none. */
export function createShortestKey(context: VerifyContext, id: string): string {
  const name = createUniqueName();
  const minLength = getMinLength(context.document, getOperation(context, id), "Idempotency-Key") ?? name.length;
  return name.padStart(minLength, "k").slice(-minLength);
}

/** Returns a value with each of its texts and numbers changed in turn, down to those in lists. */
function listChangedValues(value: unknown): readonly unknown[] {
  if (typeof value === "string") return [`${value}x`];
  if (typeof value === "number") return [value + 1];
  if (Array.isArray(value))
    return value.flatMap((item, index) => listChangedValues(item).map((changed) => value.with(index, changed)));
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, item]) =>
        listChangedValues(item).map((changed) => ({ ...value, [name]: changed })),
      )
    : [];
}

/** Returns a file of the same name, type and size with another last byte. */
async function withOtherContent(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  bytes.set([(bytes.at(-1) ?? 0) ^ 1], bytes.length - 1);
  return new File([bytes], file.name, { type: file.type });
}

/** Returns a request with each value of its body changed in turn, or with another content of each of its files. */
async function listChangedRequests({ body, form = {}, ...request }: OperationRequest): Promise<OperationRequest[]> {
  const files = Object.entries(form).flatMap(([name, value]) =>
    value instanceof File ? [[name, value] as const] : [],
  );
  return [
    ...listChangedValues(body).map((changed) => ({ ...request, body: changed })),
    ...(await Promise.all(
      files.map(async ([name, file]) => ({ ...request, form: { ...form, [name]: await withOtherContent(file) } })),
    )),
  ];
}

/** How often a request with the same Idempotency-Key is repeated. */
const retryCount = 3;

/** Checks that a repeated key returns the first response, and that the same key with another request returns 422. */
export const createIdempotencyCheck = (
  id: string,
  change: (request: OperationRequest) => OperationRequest,
): ContractCheck =>
  defineCheck("processes a repeated Idempotency-Key once", async (context) => {
    const request = {
      ...(await createValidRequestFor(context, id)),
      headers: { "Idempotency-Key": createShortestKey(context, id) },
    };
    // A client that loses the connection tries again while the server still processes the first request.
    const operation = getOperation(context, id);
    const send = async (): Promise<OperationResponse> =>
      withDeclaredFields(context, operation, await context.client.send(operation, request));
    const simultaneous = await Promise.all([send(), send()]);
    const first = await fetchBody(context, id, request);
    for (const response of simultaneous) {
      skipWhenRateLimited(response.status);
      assertHolds(
        response.status === 200 && isDeepStrictEqual(response.body, first),
        `one response to requests with one Idempotency-Key at the same time: ${JSON.stringify(first)}`,
        response,
      );
    }
    await repeatOnce(async () => {
      const assertUnchanged = await readBeforeRetry(context, id, request);
      const again = await fetchBody(context, id, request);
      assertContract(isDeepStrictEqual(again, first), "the first response", again);
      await assertUnchanged();
    });
    // Whoever has changed the language meanwhile sends the same request.
    for (const lang of ["az", "ru"] as const) {
      const again = withDeclaredFields(context, operation, await context.client.send(operation, { ...request, lang }));
      assertHolds(
        again.status === 200 && isDeepStrictEqual(again.body, first),
        `the first response to the same request in ${lang}, with its message in the first language: ${JSON.stringify(first)}`,
        again,
      );
    }
    const { token } = request;
    if (token !== undefined) {
      const countNotices = async (): Promise<number> =>
        (await fetchBody<readonly unknown[]>(context, "readNotifications", { token })).length;
      const before = await countNotices();
      for (let retry = 0; retry < retryCount; retry += 1) await fetchBody(context, id, request);
      const added = (await countNotices()) - before;
      // One may be about the first request, or about something else.
      assertContract(added < retryCount, "no new notification for a repeated request", `${added} for ${retryCount}`);
    }
    assertCode(await expectResponse(context, operation, change(request), 422), "KEY_REUSED");
    const { pointer = "" } = operation.requestBody ?? {};
    for (const changed of await listChangedRequests(request)) {
      // A server may judge the body before the key.
      const isValid = changed.body === undefined || context.validator.valueErrors(pointer, changed.body).length === 0;
      await expectRefusal(context, operation, { ...changed, lang: "ru" }, 422, ...(isValid ? [] : [400]));
    }
  });

/** The tokens of a session. */
export type SessionTokens = { token: string; refreshToken: string };

/** Throws `ContractViolation` when one of the tokens of a session is still valid. */
export async function expectEnded(context: VerifyContext, { token, refreshToken }: SessionTokens): Promise<void> {
  await expectRefusal(context, getOperation(context, "readUser"), { token, lang: "en" }, 401);
  await expectRefusal(context, getOperation(context, "renewSession"), { query: { refreshToken }, lang: "en" }, 401);
}

/** Returns a function that changes one field of a request body. */
export const withChangedField =
  (field: string) =>
  (request: OperationRequest): OperationRequest => ({
    ...request,
    body: { ...(request.body as JsonBody), [field]: "Something else" },
  });

/** Returns what tells the person of a token from others. */
export const readPerson = async (context: VerifyContext, token: string): Promise<string> => {
  const { id, name, surname } = await fetchBody(context, "readUser", { token });
  return JSON.stringify([id, name, surname]);
};

/** Returns a number with a character that stands for others in the patterns of a database. */
export const listPatterns = (number: string): readonly string[] => [
  `${number.slice(0, -1)}_`,
  `${number.slice(0, -2)}%`,
];

/** E-mail addresses that are valid and that servers refuse by mistake. */
export const unusualAddresses = (name: string): readonly string[] => [
  `${name}+portal@mail.example`,
  `first.${name}@mail.example`,
  `${name}_o-k@sub.mail.example`,
  `${name}@mail-server.example`,
  `${name.toUpperCase()}@MAIL.EXAMPLE`,
];

/** Returns the check that the time of the last save is that of the last one, where the clock of the server can be advanced. */
export const createLastTimeCheck = (id: "keepDraft" | "submitReport", field: string): ContractCheck =>
  defineCheck(`names and stores the time of the last request in ${field}`, async (context) => {
    const { advanceClock } = context.personas.sources;
    if (advanceClock === undefined) throw new CheckSkipped("the clock of this server cannot be advanced");
    const request = await createValidRequestFor(context, id);
    const first = await fetchBody(context, id, request);
    await advanceClock(90);
    const second = await fetchBody(context, id, request);
    const stored = await readStored(context, effects[id] ?? {}, request, second);
    const before = String(first[field]);
    for (const found of [second, ...(stored === undefined ? [] : [stored])]) {
      const after = String(found[field]);
      assertContract(Date.parse(after) - Date.parse(before) >= 60_000, `a time 90 seconds after ${before}`, after);
    }
  });

/** Names that a person may have. Somebody without a father's name enters a dash. */
export const personNames: Readonly<Record<string, JsonBody>> = {
  "without a father's name": { fatherName: "-" },
  "with names in other scripts": { name: "გიორგი", surname: "李", fatherName: "نور" },
};
