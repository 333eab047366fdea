import type { ByOperation, OperationId } from "../../contract/operationId.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import { assertRefused, defineAccessCheck } from "./accessRefusal.ts";
import { chooseAccount, readAccounts, type Account } from "../accountChoice.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody, fetchItems, largestPage } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import type { Item } from "../lists/listPages.ts";
import type { Personas } from "../personas.ts";
import { createValidRequest } from "../requests.ts";

/** The operations that add an entry to a list and read one of its entries, by the id of the list. */
const entryOperations: Readonly<Record<string, { add?: OperationId; read?: OperationId }>> = {
  listAppeals: { add: "sendAppeal", read: "readAppeal" },
  listDocuments: { add: "uploadDocument", read: "downloadDocument" },
  listFeedbacks: { add: "sendFeedback" },
  listPaidPayments: { read: "downloadReceipt" },
} satisfies ByOperation<{ add?: OperationId; read?: OperationId }>;

/** An organisation as its representatives see it. Each of them has a certificate of their own. */
type SharedAccount = Account & { voen?: string };

/** The latest token of the colleague in each run: a choice of account may end the one before. */
const colleagueTokens = new WeakMap<Personas, string>();

/** Lets the colleague act for an organisation, or without a certificate for themselves. Resolves to their token from then on. */
async function chooseAsColleague(context: VerifyContext, token: string, certNumber?: string): Promise<string> {
  const next = await chooseAccount(context, token, certNumber);
  colleagueTokens.set(context.personas, next);
  return next;
}

/** Returns the certificate with which the colleague acts for the organisation for which the user acts. */
async function findSharedCertificate(context: VerifyContext, own: string, colleague: string): Promise<string> {
  const read = (token: string): Promise<readonly SharedAccount[]> => readAccounts(context, token);
  const selected = (await read(own)).find((account) => account.selected === true);
  if (selected?.voen === undefined) throw new CheckSkipped("the user does not act for an organisation");
  const shared = (await read(colleague)).find(({ voen }) => String(voen) === String(selected.voen));
  if (shared?.selectedCertNumber === undefined)
    throw new CheckSkipped("the colleague does not represent the organisation for which the user acts");
  return shared.selectedCertNumber;
}

/** Checks that two representatives of one organisation see its entries, and none that belong to the other person. */
const createSharedListCheck = ({ id }: ContractOperation): ContractCheck =>
  defineAccessCheck(
    "shows the entries of an organisation to each representative, and none of the persons",
    async (context) => {
      const { personas } = context;
      const own = await personas.citizen(context);
      const initial = colleagueTokens.get(personas) ?? (await personas.colleague(context));
      const certNumber = await findSharedCertificate(context, own, initial);
      const readIds = async (token: string): Promise<readonly string[]> =>
        (await fetchItems<Item>(context, id, { token, query: largestPage })).map((item) => String(item["id"]));
      const asRepresentative = await chooseAsColleague(context, initial, certNumber);
      const [ofOrganisation, seen] = [await readIds(own), await readIds(asRepresentative)];
      const missing = ofOrganisation.find((entry) => !seen.includes(entry));
      if (missing !== undefined && seen.length < largestPage.perPage)
        context.notes.add(`another representative of the organisation does not see its entry ${missing}`);

      const { add, read } = entryOperations[id] ?? {};
      const shared = ofOrganisation.find((entry) => seen.includes(entry));
      if (read !== undefined && shared !== undefined) {
        const request = { token: asRepresentative, path: { id: shared } };
        const { status, curl } = await context.client.send(getOperation(context, read), request);
        if (status !== 200)
          context.notes.add(`another representative sees ${shared}, and ${read} answers ${status}`, curl);
      }

      const asPerson = await chooseAsColleague(context, asRepresentative);
      if (add !== undefined && context.allowWrites && (await readIds(asPerson)).length === 0) {
        const colleague = { ...context, personas: { ...personas, citizen: () => Promise.resolve(asPerson) } };
        await fetchBody(context, add, await createValidRequest(colleague, getOperation(context, add)));
      }
      const ofPerson = (await readIds(asPerson)).filter((entry) => !seen.includes(entry));
      const foreign = (await readIds(own)).find((entry) => ofPerson.includes(entry));
      assertContract(foreign === undefined, "no entry that belongs to another representative as a person", foreign);
      const [first] = ofPerson;
      if (read === undefined || first === undefined) return;
      const operation = getOperation(context, read);
      const response = await context.client.send(operation, { token: own, path: { id: first }, lang: "en" });
      assertRefused(operation, response, "an entry that belongs to another representative as a person");
    },
  );

/** Returns the checks of what two representatives of one organisation see of each other's entries. */
export const createColleagueChecks = (operation: ContractOperation): readonly ContractCheck[] => {
  const { method, path, dataOf, parameters } = operation;
  const isOwnList = method === "GET" && dataOf === "account" && !path.includes("{");
  return isOwnList && parameters.some(({ name }) => name === "perPage") ? [createSharedListCheck(operation)] : [];
};
