import { ok, type Behaviour } from "./behaviour.ts";

/** Returns whether an id of a request, a number or a text, is this id. */
const hasId =
  (id: string | number) =>
  (possessor: { id: number }): boolean =>
    String(possessor.id) === String(id);

/** Handlers of the organisations that foreign users represent. */
export const possessorHandlers = {
  registerPossessor: ({ store, body: { name, address, description } }) => {
    const registered = { id: store.nextId(), name, address, ...(description !== undefined && { description }) };
    store.state.possessors.push(registered);
    return ok(registered);
  },

  // Anybody may try the numbers, so only the organisation itself gets its note.
  readPossessor: ({ store, pathParams: { id }, principal }) => {
    const possessor = store.state.possessors.find(hasId(id));
    if (possessor === undefined) return { status: 404 };
    const { description, ...publicDetails } = possessor;
    const isTheirs = principal?.account.possessorIds.includes(possessor.id) === true;
    return ok({ ...publicDetails, ...(isTheirs && description !== undefined && { description }) });
  },

  updatePossessor: ({ store, pathParams: { id }, principal: { account }, body: { name, address, description } }) => {
    const possessor = store.state.possessors.find(hasId(id));
    if (possessor === undefined) return { status: 404 };
    if (!account.possessorIds.includes(possessor.id)) return { status: 403 };
    return ok(Object.assign(possessor, { name, address }, description !== undefined && { description }));
  },
} satisfies Behaviour;
