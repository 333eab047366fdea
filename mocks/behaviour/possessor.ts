import { isSameId } from "../../src/config/isSameId.ts";
import type { PossessorDraft } from "../../src/generated/contract.d.ts";
import { ok, type Behaviour } from "./behaviour.ts";

/** Returns the optional fields that a request contains. An update keeps the others. */
const getOptionalFields = ({
  country,
  taxNumber,
  description,
}: Partial<PossessorDraft>): Pick<PossessorDraft, "country" | "taxNumber" | "description"> => ({
  ...(country !== undefined && { country }),
  ...(taxNumber !== undefined && { taxNumber }),
  ...(description !== undefined && { description }),
});

/** Handlers of the organisations that foreign users represent. */
export const possessorHandlers = {
  registerPossessor: ({ store, body: { name, address, ...optional } }) => {
    const registered = { id: store.nextId(), name, address, ...getOptionalFields(optional) };
    store.state.possessors.push(registered);
    return ok(registered);
  },

  // Anybody may try the numbers, so only the organisation itself gets its note and its tax number.
  readPossessor: ({ store, pathParams: { id }, principal }) => {
    const possessor = store.state.possessors.find((candidate) => isSameId(candidate.id, id));
    if (possessor === undefined) return { status: 404 };
    const { description: _description, taxNumber: _taxNumber, ...publicDetails } = possessor;
    const isTheirs = principal?.account.possessorIds.includes(possessor.id) === true;
    return ok(isTheirs ? possessor : publicDetails);
  },

  updatePossessor: ({ store, pathParams: { id }, principal: { account }, body: { name, address, ...optional } }) => {
    const possessor = store.state.possessors.find((candidate) => isSameId(candidate.id, id));
    if (possessor === undefined) return { status: 404 };
    if (!account.possessorIds.includes(possessor.id)) return { status: 403 };
    return ok(Object.assign(possessor, { name, address }, getOptionalFields(optional)));
  },
} satisfies Behaviour;
