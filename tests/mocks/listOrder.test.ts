import { isOfTraderAnswer } from "../../mocks/store/documents.ts";
import { describe, expect, it } from "vitest";
import type { OperationId } from "../../mocks/generated/requestValidators.js";
import type { PersonaId } from "../../mocks/store/personas.ts";
import type { State } from "../../mocks/store/state.ts";
import { createTestBackend, expectOk, type TestBackend } from "./testBackend.ts";

/** The fields of an item of a list. Those that decide the order are numbers and texts. */
type Item = Readonly<Record<string, string | number | undefined>>;
type Key = readonly [field: string, direction: "asc" | "desc"];
type StoredList = "appeals" | "documents" | "feedbacks" | "payments" | "reports";

/** The lists of personal data: their sort order, their records in the store, and the keys that decide the order. */
const lists: readonly [id: OperationId, sort: string, persona: PersonaId, stored: StoredList, keys: readonly Key[]][] =
  [
    ["listAppeals", "", "citizen", "appeals", [desc("appealDate"), desc("id")]],
    ["listAppeals", "appealDate.desc", "citizen", "appeals", [desc("appealDate"), desc("id")]],
    ["listAppeals", "appealDate.asc", "citizen", "appeals", [asc("appealDate"), asc("id")]],
    ["listAppeals", "dueDate.asc", "citizen", "appeals", [asc("dueDate"), desc("id")]],
    ["listAppeals", "dueDate.desc", "citizen", "appeals", [desc("dueDate"), desc("id")]],
    ["listDocuments", "", "citizen", "documents", [desc("createdAt"), desc("id")]],
    ["listDocuments", "createdAt.asc", "citizen", "documents", [asc("createdAt"), asc("id")]],
    ["listObligations", "", "director", "payments", [asc("dueDate"), asc("id")]],
    ["listObligations", "dueDate.asc", "director", "payments", [asc("dueDate"), asc("id")]],
    ["listObligations", "dueDate.desc", "director", "payments", [desc("dueDate"), asc("id")]],
    ["listObligations", "amount.asc", "director", "payments", [asc("amount"), asc("id")]],
    ["listObligations", "amount.desc", "director", "payments", [desc("amount"), desc("id")]],
    ["listPaidPayments", "", "director", "payments", [desc("paymentDate"), desc("id")]],
    ["listPaidPayments", "paymentDate.asc", "director", "payments", [asc("paymentDate"), asc("id")]],
    ["listPaidPayments", "paymentDate.desc", "director", "payments", [desc("paymentDate"), desc("id")]],
    ["listPaidPayments", "amount.asc", "director", "payments", [asc("amount"), asc("id")]],
    ["listPaidPayments", "amount.desc", "director", "payments", [desc("amount"), desc("id")]],
    ["listReports", "", "director", "reports", [desc("dueDate"), desc("id")]],
    ["listFeedbacks", "", "citizen", "feedbacks", [desc("createdAt"), desc("id")]],
  ];

function asc(field: string): Key {
  return [field, "asc"];
}

function desc(field: string): Key {
  return [field, "desc"];
}

/** Compares by the keys. An item without a value comes last in both directions. */
function compareItems(keys: readonly Key[], a: Item, b: Item): number {
  for (const [field, direction] of keys) {
    const [first, second] = [a[field], b[field]];
    if (first === second) continue;
    if (first === undefined || second === undefined) return first === undefined ? 1 : -1;
    return (direction === "asc" ? 1 : -1) * (first < second ? -1 : 1);
  }
  return 0;
}

/** Adds a second record with the same values to each record, so that only the id decides between them. */
const addTwins = <Stored extends { id: number }>(records: readonly Stored[]): Stored[] => [
  ...records,
  ...records.map((record) => ({ ...record, id: record.id + 20_000 })),
];

/** Reads all items of a list. `sort` is empty for the default order. */
async function readItems({ call }: TestBackend, id: OperationId, sort: string, token: string): Promise<Item[]> {
  const query = { perPage: 100, ...(sort !== "" && { sort }) };
  return (expectOk(await call(id, { token, query })) as unknown as { items: Item[] }).items;
}

describe.each(lists)("%s sorted by '%s'", (id, sort, persona, stored, keys) => {
  it.each(["oldest first", "newest first"] as const)(
    "has one order, which the id completes, for records that were stored %s",
    async (storedOrder) => {
      const backend = createTestBackend();
      const { state } = backend.store;
      const { token } = await backend.signIn(persona);
      const records = addTwins<State[typeof stored][number]>(state[stored]).toSorted((a, b) =>
        storedOrder === "oldest first" ? a.id - b.id : b.id - a.id,
      );
      Object.assign(state, { [stored]: records });
      const items = await readItems(backend, id, sort, token);
      expect(items.length).toBeGreaterThan(3);
      expect(items.map((item) => item["id"])).toEqual(
        items.toSorted((a, b) => compareItems(keys, a, b)).map((item) => item["id"]),
      );
    },
  );
});

describe("documents sorted by name", () => {
  it.each(["name.asc", "name.desc"] as const)("with %s have one order, which the id completes", async (sort) => {
    const backend = createTestBackend();
    const { token } = await backend.signIn("citizen");
    const listed = backend.store.state.documents.filter((document) => !isOfTraderAnswer(backend.store, document));
    backend.store.state.documents = addTwins(listed).toReversed();
    const items = await readItems(backend, "listDocuments", sort, token);
    const ids = items.map((item) => Number(item["id"]));
    const inPairs = ids.filter((_id, index) => index % 2 === 0);
    const twins = ids.filter((_id, index) => index % 2 === 1);
    expect(inPairs.map((first) => (sort === "name.asc" ? first + 20_000 : first - 20_000))).toEqual(twins);
  });

  it("turn round with the direction", async () => {
    const backend = createTestBackend();
    const { token } = await backend.signIn("citizen");
    const up = await readItems(backend, "listDocuments", "name.asc", token);
    expect(up.length).toBeGreaterThan(5);
    expect(await readItems(backend, "listDocuments", "name.desc", token)).toEqual(up.toReversed());
  });
});
