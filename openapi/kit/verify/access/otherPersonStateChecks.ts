import type { ByOperation } from "../../contract/operationId.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import type { JsonBody, OperationRequest } from "../run/contractClient.ts";
import { readState, type Reading } from "../writes/effects.ts";
import { createUniqueName, randomInteger } from "../random.ts";
import { createValidRequest } from "../requests.ts";
import { assertSameState } from "../writes/sameState.ts";

/** The token of a second person, and the calls that read what is theirs. */
type OtherPerson = { token: string; readings: readonly Reading[] };

const readOtherCitizen = async (context: VerifyContext): Promise<OtherPerson> => {
  const token = await context.personas.otherCitizen(context);
  return { token, readings: [{ id: "readUser", token }] };
};

/** Registers a person whose organisation has the same name as that of the first account. */
const registerOther = async (context: VerifyContext): Promise<OtherPerson> => {
  const { token, possessorId } = await context.personas.freshAccount(context);
  return {
    token,
    readings: [
      { id: "readUser", token },
      ...(possessorId === undefined ? [] : [{ id: "readPossessor", path: { id: possessorId }, token }]),
    ],
  };
};

/** A write, who else has such data, and what it changes of its own. */
type Write = {
  findOther: (context: VerifyContext) => Promise<OtherPerson>;
  change: (body: JsonBody, other: JsonBody) => JsonBody;
};

const writes: Readonly<Record<string, Write>> = {
  chooseLanguage: {
    findOther: readOtherCitizen,
    change: (_body, { language }) => ({
      isoCode: (language as { isoCode?: string } | undefined)?.isoCode?.toLowerCase() === "en" ? "ru" : "en",
    }),
  },
  updateContacts: {
    findOther: readOtherCitizen,
    change: (body) => ({
      ...body,
      phoneNumber: `+99450${randomInteger(1_000_000, 9_999_999)}`,
      note: createUniqueName(),
    }),
  },
  updateUser: {
    findOther: registerOther,
    change: (body) => ({ ...body, fatherName: "Nils", phoneNumber: "+4681239999", note: createUniqueName() }),
  },
  updatePossessor: {
    findOther: registerOther,
    change: (body) => ({ ...body, description: createUniqueName() }),
  },
} satisfies ByOperation<Write>;

/** Returns the check that a write changes nothing of another person. */
export function createOtherPersonStateChecks(operation: ContractOperation): readonly ContractCheck[] {
  const write = writes[operation.id];
  if (write === undefined) return [];
  return [
    {
      name: "changes nothing of another person",
      run: async (context) => {
        const request = await createValidRequest(context, operation);
        const other = await write.findOther(context);
        const before = await readState(context, other.readings);
        const body = write.change(request.body as JsonBody, before[0] as JsonBody);
        const changed: OperationRequest = { ...request, body };
        await fetchBody(context, operation.id, changed);
        const after = await readState(context, other.readings);
        await fetchBody(context, operation.id, request);
        assertSameState(other.readings, before, after, "another person sent a change");
      },
    },
  ];
}
