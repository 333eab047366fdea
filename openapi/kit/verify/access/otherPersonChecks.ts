import type { Id } from "../../../../src/generated/contract.d.ts";
import { languages } from "../../contract/language.ts";
import type { OpenApiDocument } from "../../contract/document.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { fetchItems, largestPage } from "../fetchBody.ts";
import { CheckSkipped } from "../outcomes.ts";
import { listChecks } from "../lists/listChecks.ts";
import { findListOf, type Item } from "../lists/listPages.ts";
import { findAdministrator, type Personas } from "../personas.ts";
import { uploadSampleDocument } from "../requests.ts";

/** How many entries of another person are read one by one. */
const maxRead = 15;

/** Returns the context in which another person is the user with a state identity. */
export const asOtherPerson = (context: VerifyContext): VerifyContext => ({
  ...context,
  personas: { ...context.personas, citizen: context.personas.otherCitizen },
});

/** The personas of a run in which the user is somebody of whom other checks need little. */
const senderPersonas = new WeakMap<Personas, Personas>();

/**
 * Returns the context in which the user is an administrator or another person: servers limit how many appeals and files a
 * person sends. Throws `CheckSkipped` when the run has neither.
 */
export async function asSender(context: VerifyContext): Promise<VerifyContext> {
  const { personas } = context;
  const known = senderPersonas.get(personas);
  if (known !== undefined) return { ...context, personas: known };
  const citizen = (await findAdministrator(context)) === undefined ? personas.otherCitizen : personas.administrator;
  await citizen(context);
  const sender = { ...personas, citizen };
  senderPersonas.set(personas, sender);
  return { ...context, personas: sender };
}

/** Returns the same context, or the one of the user when the run has nobody else. */
export const asSenderOrUser = (context: VerifyContext): Promise<VerifyContext> =>
  asSender(context).catch((error: unknown) => {
    if (error instanceof CheckSkipped) return context;
    throw error;
  });

/** The files of each user that no request has attached. */
const unusedFiles = new WeakMap<Personas, Id>();

/** Returns the id of a file that is uploaded once for the user, for requests that are refused. */
export async function getUnusedFile(context: VerifyContext): Promise<Id> {
  const id = unusedFiles.get(context.personas) ?? (await uploadSampleDocument(context));
  unusedFiles.set(context.personas, id);
  return id;
}

/** Returns the check that the list of another person is divided into pages, sorted and filtered as that of the first one. */
const createOtherListCheck = (document: OpenApiDocument, operation: ContractOperation): ContractCheck => ({
  name: "divides, sorts and filters the entries of another person",
  run: async (context) => {
    const other = asOtherPerson(context);
    for (const { run } of listChecks(document, operation)) await run(other);
  },
});

/**
 * Returns the check that reads what another person has, in each language: their appeals are in other states, and have other
 * parts. Later checks judge all that was read.
 */
export function createOtherPersonChecks(
  document: OpenApiDocument,
  operation: ContractOperation,
  operations: readonly ContractOperation[],
): readonly ContractCheck[] {
  const { dataOf, isProposed, method, responses } = operation;
  const hasJson = responses.get(200)?.content?.["application/json"] !== undefined;
  if (dataOf !== "account" || !isProposed || method !== "GET" || !hasJson) return [];
  const list = findListOf(document, operation, operations);
  if (list === undefined) return [];
  return [
    {
      name: "returns what another person has in the same way",
      run: async (context) => {
        const token = await context.personas.otherCitizen(context);
        const items = await fetchItems<Item>(context, list.id, { token });
        for (const lang of languages)
          if (list.id === operation.id)
            await expectResponse(context, operation, { token, query: largestPage, lang }, 200);
          else
            for (const { id } of items.slice(0, maxRead))
              await expectResponse(context, operation, { token, path: { id: String(id) }, lang }, 200);
      },
    },
    ...(list.id === operation.id ? [createOtherListCheck(document, operation)] : []),
  ];
}
