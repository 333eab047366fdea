import { getOperation, type VerifyContext } from "./check.ts";
import { fetchBody, fetchUnlessRefused } from "./fetchBody.ts";
import { CheckSkipped } from "./outcomes.ts";
import type { JsonBody } from "./run/contractClient.ts";
import { restore } from "./restore.ts";
import type { SecretRegistry } from "./run/secretRegistry.ts";

/** What a person had entered before the run, and how it is entered again. Nobody knows what a server does not return. */
type EnteredContacts = { body: JsonBody; restore: (notes: VerifyContext["notes"]) => Promise<void> };

/** The persons whose contact details each run has changed. A context of another user has the same secrets. */
const enteredContacts = new WeakMap<SecretRegistry, Map<string, EnteredContacts>>();

/** The contact details of somebody of whom the server returns none, as it may. */
const unknownContacts = { email: "contract@portal.example", phoneNumber: "+994125550100" };

/** Returns all contact details of a person as they were before this run, for a request that contains all fields. */
export async function readEnteredContacts(context: VerifyContext, token: string): Promise<JsonBody> {
  const { personas } = context;
  const entered = enteredContacts.get(personas.secrets) ?? new Map<string, EnteredContacts>();
  enteredContacts.set(personas.secrets, entered);
  const user = await fetchBody(context, "readUser", { token });
  const person = JSON.stringify([user["id"], user["name"], user["surname"]]);
  const { email = unknownContacts.email, phoneNumber = unknownContacts.phoneNumber, note = "" } = user;
  const known = entered.get(person) ?? {
    body: { email, phoneNumber, note },
    restore: async (notes) => {
      if (user["email"] === undefined || user["phoneNumber"] === undefined) return;
      const token = await personas.citizen(context);
      const now = await fetchUnlessRefused(context, "readUser", { token });
      // Somebody who may not change their contact details still has those.
      const { email: presentEmail, phoneNumber: presentNumber, note: presentNote = "" } = now ?? {};
      if (presentEmail === email && presentNumber === phoneNumber && presentNote === note) return;
      const request = { token, body: { email, phoneNumber, note } };
      await restore({ ...context, notes }, getOperation(context, "updateContacts"), request);
    },
  };
  entered.set(person, known);
  return known.body;
}

/** The personal information that a user may enter. */
const detailNames = ["name", "surname", "fatherName", "email", "phoneNumber", "note"];

/**
 * Returns the body of an update with what the user of a token has entered now, so that the update changes nothing of them. Throws
 * `CheckSkipped` when the server does not return all of it.
 */
export async function withOwnDetails(context: VerifyContext, token: string, body: JsonBody): Promise<JsonBody> {
  const names = detailNames.filter((name) => body[name] !== undefined);
  if (names.length === 0) return body;
  const user = await fetchBody(context, "readUser", { token });
  const own = Object.fromEntries(names.map((name) => [name, user[name] ?? (name === "note" ? "" : undefined)]));
  if (Object.values(own).includes(undefined))
    throw new CheckSkipped("the server does not return all that the user has entered");
  return { ...body, ...own };
}

/** Enters the contact details again that persons had before this run. Those that cannot be restored get a note. */
export async function restoreContacts({ allowWrites, personas: { secrets }, notes }: VerifyContext): Promise<void> {
  if (!allowWrites) return;
  // A server that has stopped keeps what it has.
  for (const contacts of enteredContacts.get(secrets)?.values() ?? [])
    await contacts.restore(notes).catch(() => undefined);
}
