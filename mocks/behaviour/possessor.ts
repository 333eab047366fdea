import { ok, type Behaviour } from "./behaviour.ts";

/** The organisation that stands behind a foreign user's account. */
export const possessor = {
  registerPossessor: ({ world, body: { name, address, description } }) => {
    const registered = { id: world.nextId(), name, address, ...(description !== undefined && { description }) };
    world.state.possessors.push(registered);
    return ok(registered);
  },

  readPossessor: ({ world, path: { id } }) => {
    const found = world.state.possessors.find((one) => one.id === id);
    return found === undefined ? { status: 404 } : ok(found);
  },

  updatePossessor: ({ world, path: { id }, visitor: { account }, body: { name, address, description } }) => {
    const found = world.state.possessors.find((one) => one.id === id);
    if (found === undefined) return { status: 404 };
    if (!account.possessorIds.includes(id)) return { status: 403 };
    return ok(Object.assign(found, { name, address }, description !== undefined && { description }));
  },
} satisfies Behaviour;
