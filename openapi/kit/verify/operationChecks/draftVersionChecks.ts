import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import type { OperationResponse } from "../run/contractClient.ts";
import { createUniqueName } from "../random.ts";
import { createValidRequestFor, defineCheck } from "./checkHelpers.ts";

type DraftData = { subject: string } | null;

/** The draft of one form, as two tabs save it. All requests are in one language: another one can have another tag. */
type SharedDraft = {
  /** Saves data, or deletes the draft, with a tag in `If-Match`. */
  save: (data: DraftData, tag?: string) => Promise<OperationResponse>;
  /** Throws `ContractViolation` unless the request is refused, and the draft still has the other data. */
  expectRefused: (data: DraftData, tag: string, kept: DraftData) => Promise<void>;
  /** Reads the draft. Resolves to its tag. */
  readTag: () => Promise<string>;
};

const createData = (): DraftData => ({ subject: createUniqueName() });

/** Returns the tag of a response. Throws `CheckSkipped` when the server tells no versions apart. */
function getTag(id: string, { headers }: OperationResponse): string {
  const tag = headers.get("etag");
  if (tag === null) throw new CheckSkipped(`the response of ${id} has no ETag`);
  return tag;
}

/** Creates a check with a draft that does not exist yet, and deletes it at the end. */
const defineDraftCheck = (name: string, run: (draft: SharedDraft) => Promise<void>): ContractCheck =>
  defineCheck(name, async (context: VerifyContext) => {
    const { token } = await createValidRequestFor(context, "keepDraft");
    const draft = { token, path: { formKey: "contract-two-tabs" } };
    const [keep, read] = [getOperation(context, "keepDraft"), getOperation(context, "readDraft")];
    const createUpdate = (data: DraftData, tag?: string) =>
      ({ ...draft, body: { data }, lang: "az", ...(tag !== undefined && { headers: { "If-Match": tag } }) }) as const;
    await fetchBody(context, "keepDraft", createUpdate(null));
    try {
      await run({
        save: (data, tag) => expectResponse(context, keep, createUpdate(data, tag), 200),
        expectRefused: async (data, tag, kept) => {
          await expectRefusal(context, keep, createUpdate(data, tag), 412);
          const [found, expected] = [(await fetchBody(context, "readDraft", draft))["data"], JSON.stringify(kept)];
          assertContract(JSON.stringify(found) === expected, `what another tab has saved: ${expected}`, found);
        },
        readTag: async () => getTag("readDraft", await expectResponse(context, read, draft, 200)),
      });
    } finally {
      await context.client.send(keep, createUpdate(null));
    }
  });

/** Checks of two tabs or devices that save the draft of one form, by operationId. */
export const draftVersionChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  keepDraft: [
    defineDraftCheck(
      "refuses an update of a draft that was deleted meanwhile",
      async ({ save, expectRefused, readTag }) => {
        await save(createData());
        const tag = await readTag();
        await save(null);
        await expectRefused(createData(), tag, null);
      },
    ),
    defineDraftCheck("does not delete what another tab has saved since", async ({ save, expectRefused, readTag }) => {
      await save(createData());
      const tag = await readTag();
      const latest = createData();
      await save(latest);
      await expectRefused(null, tag, latest);
      await save(null, await readTag());
    }),
    defineDraftCheck(
      "takes the ETag of its own response, until another tab saves the draft",
      async ({ save, expectRefused, readTag }) => {
        const first = getTag("keepDraft", await save(createData()));
        const latest = createData();
        const second = getTag("keepDraft", await save(latest, first));
        await expectRefused(createData(), first, latest);
        await save(latest, second);
        await save(createData(), await readTag());
      },
    ),
    defineDraftCheck(
      "does not replace the draft that another tab has begun in an empty form",
      async ({ save, expectRefused, readTag }) => {
        const tag = await readTag();
        const latest = createData();
        await save(latest);
        await expectRefused(createData(), tag, latest);
      },
    ),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
