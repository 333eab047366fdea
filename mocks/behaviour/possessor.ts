import { ok, type Behaviour } from "./behaviour.ts";

/** The organisation that stands behind a foreign user's account. */
export const possessorHandlers = {
  registerPossessor: ({ store, body: { name, address, description } }) => {
    const registered = { id: store.nextId(), name, address, ...(description !== undefined && { description }) };
    store.state.possessors.push(registered);
    return ok(registered);
  },

  readPossessor: ({ store, pathParams: { id } }) => {
    const found = store.state.possessors.find((one) => one.id === id);
    return found === undefined ? { status: 404 } : ok(found);
  },

  updatePossessor: ({ store, pathParams: { id }, principal: { account }, body: { name, address, description } }) => {
    const found = store.state.possessors.find((one) => one.id === id);
    if (found === undefined) return { status: 404 };
    if (!account.possessorIds.includes(id)) return { status: 403 };
    return ok(Object.assign(found, { name, address }, description !== undefined && { description }));
  },
} satisfies Behaviour;
