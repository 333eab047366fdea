import { isDeepStrictEqual } from "node:util";
import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal, expectResponseOfServer } from "../expectations.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { listChecks } from "../lists/listChecks.ts";
import { flattenSchema, getMaxLength } from "../../contract/operations.ts";
import {
  createLastTimeCheck,
  createLostUpdateCheck,
  createStatusCheck,
  createValidRequestFor,
  defineCheck,
  getCitizenAuth,
} from "./checkHelpers.ts";

type StoredDraft = { formKey: string; data: object; updatedAt: string };

/** Returns the check that the drafts of two keys do not replace each other. */
const createSeparateKeysCheck = (
  name: string,
  createKeys: (context: VerifyContext) => readonly [string, string],
): ContractCheck =>
  defineCheck(name, async (context) => {
    const { token } = await getCitizenAuth(context);
    const paths = createKeys(context).map((formKey) => ({ formKey }));
    const readSubjects = async (): Promise<string> => {
      const subjects: unknown[] = [];
      for (const path of paths) {
        const { data } = await fetchBody<{ data: JsonBody | null }>(context, "readDraft", { token, path });
        subjects.push(data === null ? null : data["subject"]);
      }
      return JSON.stringify(subjects);
    };
    const expected: (string | null)[] = paths.map(() => null);
    for (const subject of ["Kept", null])
      for (const [index, path] of paths.entries()) {
        await fetchBody(context, "keepDraft", { token, path, body: { data: subject === null ? null : { subject } } });
        expected[index] = subject;
        const subjects = await readSubjects();
        assertContract(subjects === JSON.stringify(expected), `the subjects ${JSON.stringify(expected)}`, subjects);
      }
  });

const keyChecks: readonly ContractCheck[] = [
  createSeparateKeysCheck("keeps the drafts of two keys apart that differ in capital letters", () => [
    "contract-letters",
    "Contract-Letters",
  ]),
  createSeparateKeysCheck("keeps the drafts of two keys apart that differ in the last character", (context) => {
    const maxLength = getMaxLength(context.document, getOperation(context, "keepDraft"), "formKey") ?? 20;
    const longest = "contract-long-".padEnd(maxLength, "k");
    return [`${longest.slice(0, -1)}a`, `${longest.slice(0, -1)}b`];
  }),
  defineCheck("returns null for a form without a draft, and lists the last saved first", async (context) => {
    const { token } = await getCitizenAuth(context);
    const [first, second] = ["zz-contract-verification", "aa-contract-verification"];
    const keep = async (formKey: string, data: object | null): Promise<unknown> => {
      // Otherwise both may be saved within the precision of the server's clock.
      await context.personas.sources.advanceClock?.(2);
      return fetchBody(context, "keepDraft", { token, path: { formKey }, body: { data } });
    };
    for (const order of [
      [first, second],
      [second, first],
    ] as const) {
      for (const formKey of order) await keep(formKey, { subject: formKey });
      const items = await fetchItems<{ formKey: string; updatedAt: string }>(context, "listDrafts", { token });
      const [older, newer] = order.map((key) => items.findIndex(({ formKey }) => formKey === key)) as [number, number];
      const isSameTime = items[older]?.updatedAt === items[newer]?.updatedAt;
      assertContract(isSameTime || newer < older, `${order[1]} before ${order[0]}`, `${newer} and ${older}`);
    }
    for (const formKey of [first, second]) {
      await keep(formKey, null);
      const { data } = await fetchBody(context, "readDraft", { token, path: { formKey } });
      assertContract(data === null, "data: null", data);
    }
  }),
];

const fieldCountCheck = defineCheck("keeps a draft of as many fields as a form may have", async (context) => {
  const operation = getOperation(context, "keepDraft");
  const { properties = {} } = flattenSchema(context.document, operation.requestBody?.schema ?? {});
  const count = flattenSchema(context.document, properties["data"] ?? {})["maxProperties"];
  if (typeof count !== "number") return;
  const request = await createValidRequestFor(context, "keepDraft");
  const create = (length: number): JsonBody =>
    Object.fromEntries(Array.from({ length }, (_, index) => [`field${index}`, index]));
  const data = create(count);
  await fetchBody(context, "keepDraft", { ...request, body: { data } });
  const read = { token: request.token, path: request.path ?? {} };
  const kept = (await fetchBody<{ data: JsonBody | null }>(context, "readDraft", read)).data ?? {};
  const missing = Object.keys(data).find((name) => kept[name] !== data[name]);
  assertContract(
    missing === undefined,
    `each of ${count} fields, with ${missing}`,
    `${Object.keys(kept).length} fields`,
  );
  const larger = { ...request, body: { data: create(count + 1) }, lang: "en" } as const;
  await expectRefusal(context, operation, larger, 400, 413, 422);
  await fetchBody(context, "keepDraft", { ...request, body: { data: null } });
});

/** How many drafts are saved, so that their list has several pages. */
const listedDrafts = 12;

const pageCheck = defineCheck("divides the drafts into pages, and sorts all of them", async (context) => {
  const { token } = await getCitizenAuth(context);
  const keep = (index: number, data: object | null): Promise<unknown> =>
    fetchBody(context, "keepDraft", { token, path: { formKey: `contract-page-${index}` }, body: { data } });
  // In another order than that of their keys.
  const indexes = Array.from({ length: listedDrafts }, (_, index) => (index * 5) % listedDrafts);
  for (const index of indexes) {
    await context.personas.sources.advanceClock?.(2);
    await keep(index, { subject: `Page ${index}` });
  }
  try {
    for (const { run } of listChecks(context.document, getOperation(context, "listDrafts"))) await run(context);
  } finally {
    for (const index of indexes) await keep(index, null);
  }
});

/** Checks of the drafts of forms, by operationId. */
export const draftChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  keepDraft: [
    defineCheck("lists each draft until it is deleted, the last saved first", async (context) => {
      const request = await createValidRequestFor(context, "keepDraft");
      const path = { formKey: `${String(request.path?.["formKey"])}-Earlier` };
      const readDrafts = async (): Promise<readonly StoredDraft[]> =>
        await fetchItems<StoredDraft>(context, "listDrafts", { token: request.token });
      await fetchBody(context, "keepDraft", { ...request, path });
      await fetchBody(context, "keepDraft", request);
      const drafts = await readDrafts();
      for (const { formKey } of [path, { formKey: request.path?.["formKey"] }]) {
        const data = drafts.find((draft) => draft.formKey === formKey)?.data;
        assertContract(JSON.stringify(data) === '{"subject":"Kept"}', `the data that was sent for ${formKey}`, data);
      }
      const times = drafts.map(({ updatedAt }) => Date.parse(updatedAt));
      assertContract(
        times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time)),
        "the last saved draft first",
        drafts.map(({ formKey, updatedAt }) => `${formKey} of ${updatedAt}`),
      );
      await fetchBody(context, "keepDraft", { ...request, body: { data: null } });
      const remaining = (await readDrafts()).map(({ formKey }) => formKey);
      assertContract(
        !remaining.includes(String(request.path?.["formKey"])) && remaining.includes(path.formKey),
        "only the deleted draft not in the list",
        remaining,
      );
      await fetchBody(context, "keepDraft", { ...request, path, body: { data: null } });
    }),
    defineCheck("stores the draft until it is deleted", async (context) => {
      const request = await createValidRequestFor(context, "keepDraft");
      const saved = await fetchBody(context, "keepDraft", request);
      assertContract(JSON.stringify(saved["data"]) === '{"subject":"Kept"}', "the data that was sent", saved);
      const { body: _body, ...read } = request;
      assertContract(
        JSON.stringify((await fetchBody(context, "readDraft", read))["data"]) === '{"subject":"Kept"}',
        "the data that was sent",
        await fetchBody(context, "readDraft", read),
      );
      await fetchBody(context, "keepDraft", { ...request, body: { data: null } });
      assertContract(
        (await fetchBody(context, "readDraft", read))["data"] === null,
        "nothing",
        await fetchBody(context, "readDraft", read),
      );
    }),
    createStatusCheck("returns 413 for a body that is too large", "keepDraft", [413], async (context) => ({
      ...(await createValidRequestFor(context, "keepDraft")),
      body: { data: { text: "a".repeat(400_000) } },
    })),
    defineCheck("keeps a draft of the greatest length in characters, and refuses a longer one", async (context) => {
      const operation = getOperation(context, "keepDraft");
      const { properties = {} } = flattenSchema(context.document, operation.requestBody?.schema ?? {});
      const maxLength = flattenSchema(context.document, properties["data"] ?? {})["x-maxJsonLength"];
      if (typeof maxLength !== "number") return;
      const request = await createValidRequestFor(context, "keepDraft");
      // Letters of two bytes: the limit counts characters.
      const create = (length: number): JsonBody => ({ text: "ə".repeat(length - JSON.stringify({ text: "" }).length) });
      const data = create(maxLength);
      await fetchBody(context, "keepDraft", { ...request, body: { data } });
      const read = { token: request.token, path: request.path ?? {} };
      const { data: kept } = await fetchBody(context, "readDraft", read);
      assertContract(
        isDeepStrictEqual(kept, data),
        `a draft of ${maxLength} characters`,
        `${JSON.stringify(kept).length} characters, or other ones`,
      );
      const longer = { ...request, body: { data: create(maxLength + 1) }, lang: "en" } as const;
      await expectResponseOfServer(context, operation, longer, 413);
      await fetchBody(context, "keepDraft", { ...request, body: { data: null } });
    }),
    createStatusCheck(
      "accepts or refuses a draft with half of a surrogate pair",
      "keepDraft",
      [200, 400, 422],
      async (context) => ({
        ...(await createValidRequestFor(context, "keepDraft")),
        body: { data: { text: "a\ud800b" } },
      }),
    ),
    fieldCountCheck,
    ...keyChecks,
    pageCheck,
    createLastTimeCheck("keepDraft", "updatedAt"),
    createLostUpdateCheck("keepDraft", "readDraft"),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
