import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck } from "../check.ts";
import { expectRefusal } from "../expectations.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import { isAccepted } from "../responses/judgeResponse.ts";
import type { JsonBody, OperationRequest } from "../run/contractClient.ts";
import { createUniqueName } from "../random.ts";
import {
  createLostUpdateCheck,
  createStatusCheck,
  createValidRequestFor,
  defineCheck,
  personNames,
  signIn,
} from "./checkHelpers.ts";
import { createUnknownId } from "../inputs/unknownId.ts";

const possessorChecks: readonly ContractCheck[] = [
  defineCheck("gives each organisation its own id, also one with the same name", async (context) => {
    const { body } = await createValidRequestFor(context, "registerPossessor");
    const register = async (): Promise<unknown> => (await fetchBody(context, "registerPossessor", { body }))["id"];
    const [first, second] = [await register(), await register()];
    assertContract(first === undefined || first !== second, `another id than ${String(first)}`, second);
  }),
  defineCheck(
    "keeps the description for the users of the organisation, and shows it to nobody else",
    async (context) => {
      const description = `Sells benches. ${createUniqueName()}`;
      const { body } = await createValidRequestFor(context, "registerPossessor");
      const { id } = await fetchBody<{ id?: string | number }>(context, "registerPossessor", {
        body: { ...(body as JsonBody), description },
      });
      if (id === undefined) throw new CheckSkipped("the server returned no id");
      const registration = await createValidRequestFor(context, "registerUser");
      const person = registration.body as JsonBody;
      await fetchBody(context, "registerUser", { body: { ...person, possessorIds: [id] } });
      const code = await context.personas.readMailedCode(String(person["username"]));
      await fetchBody(context, "activateAccount", { path: { code } });
      const { token } = await signIn(context, String(person["username"]), String(person["password"]));
      const bearer = context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", String(token));
      const assertHidden = async (): Promise<void> => {
        const { description: found } = await fetchBody(context, "readPossessor", { path: { id } });
        assertContract(found !== description, "no description for a caller without a token", found);
      };
      // Whoever asks first, a cache keeps nothing of it for others.
      await assertHidden();
      const read = await fetchBody(context, "readPossessor", { path: { id }, token: bearer });
      assertContract(read["description"] === description, `the description "${description}"`, read);
      await assertHidden();
    },
  ),
];

/** Returns the check that an account of a person with these names is registered, and has them. */
const createRegistrationCheck = (person: string, names: JsonBody): ContractCheck =>
  defineCheck(`keeps what was sent, for the user who signs in: ${person}`, async (context) => {
    const { body } = await createValidRequestFor(context, "registerUser");
    const sent: JsonBody = { ...(body as JsonBody), ...names };
    await fetchBody(context, "registerUser", { body: sent });
    const code = await context.personas.readMailedCode(String(sent["username"]));
    await fetchBody(context, "activateAccount", { path: { code } });
    const { token } = await signIn(context, String(sent["username"]), String(sent["password"]));
    const user = await fetchBody(context, "readUser", {
      token: context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", String(token)),
    });
    for (const [name, read] of [
      ["name", "name"],
      ["surname", "surname"],
      ["fatherName", "fatherName"],
      ["phoneNumber", "phoneNumber"],
      ["username", "email"],
      ["possessorIds", "possessorIds"],
    ] as const)
      if (user[read] !== undefined)
        assertContract(
          JSON.stringify(user[read]).replaceAll('"', "") === JSON.stringify(sent[name]).replaceAll('"', ""),
          `${read} ${JSON.stringify(sent[name])}`,
          user[read],
        );
  });

const registerUserChecks: readonly ContractCheck[] = [
  ...Object.entries(personNames).map(([person, names]) => createRegistrationCheck(person, names)),
  defineCheck("refuses an organisation that is not registered", async (context) => {
    const { body } = await createValidRequestFor(context, "registerUser");
    const { possessorIds } = body as { possessorIds: readonly unknown[] };
    const unknownId = createUnknownId(possessorIds[0]);
    // A server that returns no id of an organisation has none to ask for.
    for (const ids of [[unknownId], [...possessorIds, unknownId], ...(possessorIds.length > 0 ? [[]] : [])]) {
      const sent = { ...(body as JsonBody), possessorIds: ids };
      await expectRefusal(context, getOperation(context, "registerUser"), { body: sent, lang: "en" }, 422, 404);
    }
  }),
  defineCheck("creates one account for an address, also of two requests at the same time", async (context) => {
    const operation = getOperation(context, "registerUser");
    const [first, second] = [
      (await createValidRequestFor(context, "registerUser")).body as JsonBody,
      (await createValidRequestFor(context, "registerUser")).body as JsonBody,
    ];
    const responses = await Promise.all(
      [first, second].map((person) =>
        context.client.send(operation, { body: { ...person, username: first["username"] }, lang: "en" }),
      ),
    );
    const count = responses.filter((response) => isAccepted(operation, response)).length;
    assertContract(count === 1, "one of two registrations with one address", `${count}`, responses[1]?.curl);
  }),
  defineCheck("refuses the address of an account that is confirmed, and leaves it as it was", async (context) => {
    const { username, password } = await context.personas.freshAccount(context);
    const { body } = await createValidRequestFor(context, "registerUser");
    const sent = { ...(body as JsonBody), username };
    await expectRefusal(context, getOperation(context, "registerUser"), { body: sent, lang: "en" }, 422);
    await signIn(context, username, password);
  }),
];

/** Checks that a user has each of their organisations in the same way, and one that was left out no longer. */
const severalPossessorsCheck = defineCheck(
  "saves the details of each of several organisations of the user, and of no other one",
  async (context) => {
    const { token, possessorId } = await context.personas.freshAccount(context);
    const other = await createValidRequestFor(context, "registerPossessor");
    const { id } = await fetchBody<{ id?: string | number }>(context, "registerPossessor", other);
    if (id === undefined || possessorId === undefined) throw new CheckSkipped("the server returned no id");
    const user = (await createValidRequestFor(context, "updateUser")).body as JsonBody;
    const { email } = await fetchBody(context, "readUser", { token });
    const setIds = (possessorIds: readonly (string | number)[]): Promise<unknown> =>
      fetchBody(context, "updateUser", { token, body: { ...user, email, possessorIds } });
    const { body } = await createValidRequestFor(context, "updatePossessor");
    const describe = (ownId: string | number, description: string): OperationRequest => ({
      token,
      path: { id: ownId },
      body: { ...(body as JsonBody), description },
    });
    const read = async (ownId: string | number): Promise<unknown> =>
      (await fetchBody(context, "readPossessor", { token, path: { id: ownId } }))["description"];
    await setIds([possessorId, id]);
    const { possessorIds: both } = await fetchBody(context, "readUser", { token });
    if (Array.isArray(both) && both.length !== 2) throw new CheckSkipped("the user does not get both organisations");
    const [first, second] = [`First ${createUniqueName()}`, `Second ${createUniqueName()}`];
    await fetchBody(context, "updatePossessor", describe(possessorId, first));
    await fetchBody(context, "updatePossessor", describe(id, second));
    for (const [ownId, expected] of [
      [possessorId, first],
      [id, second],
    ] as const) {
      const found = await read(ownId);
      assertContract(found === expected, `the description "${expected}" of ${ownId}`, found);
    }
    await setIds([id]);
    const { possessorIds } = await fetchBody(context, "readUser", { token });
    if (!Array.isArray(possessorIds) || possessorIds.length !== 1) return;
    const removed = await read(possessorId);
    assertContract(removed !== first, "no description of an organisation that the user no longer has", removed);
    const refused = { ...describe(possessorId, second), lang: "en" } as const;
    await expectRefusal(context, getOperation(context, "updatePossessor"), refused, 403);
    const kept = await read(id);
    assertContract(kept === second, `the description "${second}" of ${id}`, kept);
  },
);

/** Checks that everybody reads the new details after an update, but for what only the organisation itself gets. */
const publicDetailsCheck = defineCheck("shows everybody the details that were saved", async (context) => {
  const { body, token, path = {} } = await createValidRequestFor(context, "updatePossessor");
  const readers = [{}, { token: (await context.personas.freshAccount(context)).token }];
  // What a server keeps for everybody from here on would be old.
  for (const reader of readers) await fetchBody(context, "readPossessor", { ...reader, path });
  const name = createUniqueName();
  const sent = {
    ...(body as JsonBody),
    name: `Harbour ${name}`,
    address: `Quay ${name}, Baku`,
    country: `Land ${name}`,
  };
  await fetchBody(context, "updatePossessor", { token, path, body: sent });
  const own = await fetchBody(context, "readPossessor", { token, path });
  for (const reader of readers) {
    const details = await fetchBody(context, "readPossessor", { ...reader, path });
    for (const [field, value] of Object.entries(sent)) {
      if (own[field] !== value || field === "description") continue;
      if (details[field] === undefined) context.notes.add(`no ${field} of the organisation for everybody`);
      else assertContract(details[field] === value, `the ${field} "${String(value)}" for everybody`, details[field]);
    }
  }
});

/** Checks of the registration of persons and organisations, by operationId. */
export const registrationChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  registerUser: [
    createStatusCheck("returns 422 for an address with an account", "registerUser", [422], async (context) => {
      const { username } = await context.personas.registerAccount(context);
      return { body: { ...((await createValidRequestFor(context, "registerUser")).body as JsonBody), username } };
    }),
    ...registerUserChecks,
  ],
  registerPossessor: possessorChecks,
  updatePossessor: [
    createLostUpdateCheck("updatePossessor", "readPossessor"),
    defineCheck("saves the details", async (context) => {
      const request = await createValidRequestFor(context, "updatePossessor");
      await fetchBody(context, "updatePossessor", request);
      const { token, path = {} } = request;
      const { description } = await fetchBody(context, "readPossessor", { token, path });
      assertContract(description === "Changed", "the data that was sent", description);
    }),
    publicDetailsCheck,
    severalPossessorsCheck,
  ],
  lookUpTaxpayer: [
    createStatusCheck("returns 404 for an unknown number", "lookUpTaxpayer", [404], async (context) => ({
      ...(await createValidRequestFor(context, "lookUpTaxpayer")),
      query: { tpn: "9999999999" },
    })),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
