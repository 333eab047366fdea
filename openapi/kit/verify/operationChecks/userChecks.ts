import type { ByOperation } from "../../contract/operationId.ts";
import { assertContract, CheckSkipped, expectRefusal, fetchBody, getOperation, type ContractCheck } from "../check.ts";
import { createUniqueName } from "../random.ts";
import { createValidRequestFor, defineCheck, expectNoSignIn, signIn, type JsonBody } from "./checkHelpers.ts";

const updateUserChecks: readonly ContractCheck[] = [
  defineCheck("makes a new e-mail address the username", async (context) => {
    const { username, password, token } = await context.personas.freshAccount(context);
    const { body } = await createValidRequestFor(context, "updateUser");
    const email = `contract-${createUniqueName()}@portal.example`;
    await fetchBody(context, "updateUser", { token, body: { ...(body as JsonBody), email } });
    const { email: kept } = await fetchBody(context, "readUser", { token });
    if (kept !== email) throw new CheckSkipped("the server keeps the address until it is confirmed");
    await signIn(context, email, password);
    await expectNoSignIn(context, username, password);
  }),
];

const possessorChecks: readonly ContractCheck[] = [
  defineCheck("gives each organisation its own id, also one with the same name", async (context) => {
    const { body } = await createValidRequestFor(context, "registerPossessor");
    const register = async (): Promise<unknown> => (await fetchBody(context, "registerPossessor", { body }))["id"];
    const [first, second] = [await register(), await register()];
    assertContract(first === undefined || first !== second, `another id than ${String(first)}`, second);
  }),
  defineCheck("keeps the description for the users of the organisation", async (context) => {
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
    const read = await fetchBody(context, "readPossessor", {
      path: { id },
      token: context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", String(token)),
    });
    assertContract(read["description"] === description, `the description "${description}"`, read);
  }),
];

/** Names that a person may have. Somebody without a father's name enters a dash. */
const personNames: Readonly<Record<string, JsonBody>> = {
  "without a father's name": { fatherName: "-" },
  "with names in other scripts": { name: "გიორგი", surname: "李", fatherName: "نور" },
};

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

const registrationChecks: readonly ContractCheck[] = [
  ...Object.entries(personNames).map(([person, names]) => createRegistrationCheck(person, names)),
  defineCheck("refuses an organisation that is not registered", async (context) => {
    const { body } = await createValidRequestFor(context, "registerUser");
    const { possessorIds } = body as { possessorIds: readonly unknown[] };
    // A server that returns no id of an organisation has none to ask for.
    for (const ids of [[2_000_000_000], [...possessorIds, 2_000_000_000], ...(possessorIds.length > 0 ? [[]] : [])]) {
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
    const count = responses.filter(({ status }) => status < 300).length;
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

const choiceChecks: readonly ContractCheck[] = [
  defineCheck("leaves the chosen account when it refuses another one", async (context) => {
    const { token: first } = await context.personas.openNewSession(context);
    const { manufacturers } = await fetchBody<{ manufacturers: readonly { selectedCertNumber?: string }[] }>(
      context,
      "readUser",
      { token: first },
    );
    const certNumber = manufacturers.find((found) => found.selectedCertNumber !== undefined)?.selectedCertNumber;
    if (certNumber === undefined) throw new CheckSkipped("the user represents no organisation");
    const choice = await fetchBody<{ token?: string }>(context, "chooseAccount", {
      token: first,
      query: { certNumber },
    });
    const token = choice.token === undefined ? first : context.personas.secrets.add("CONTRACT_TOKEN", choice.token);
    const read = async (): Promise<string> =>
      JSON.stringify((await fetchBody(context, "readUser", { token }))["manufacturers"]);
    const before = await read();
    const query = { certNumber: `UNKNOWN-${createUniqueName()}`.slice(0, 64) };
    await expectRefusal(context, getOperation(context, "chooseAccount"), { token, query, lang: "en" }, 403, 404, 422);
    const after = await read();
    assertContract(after === before, before, after);
  }),
];

const separateChoiceChecks: readonly ContractCheck[] = [
  defineCheck("keeps the choice for the session, and for no other one", async (context) => {
    const [first, second] = [
      await context.personas.openNewSession(context),
      await context.personas.openNewSession(context),
    ];
    const read = async (token: string): Promise<string> =>
      JSON.stringify((await fetchBody(context, "readUser", { token }))["manufacturers"]);
    const { manufacturers } = await fetchBody<{
      manufacturers: readonly { selectedCertNumber?: string; selected?: boolean }[];
    }>(context, "readUser", { token: first.token });
    const other = manufacturers.find((found) => found.selectedCertNumber !== undefined && found.selected !== true);
    if (other?.selectedCertNumber === undefined) throw new CheckSkipped("the user has no other organisation");
    const before = await read(second.token);
    const choice = await fetchBody<{ token?: string }>(context, "chooseAccount", {
      token: first.token,
      query: { certNumber: other.selectedCertNumber },
    });
    const token =
      choice.token === undefined ? first.token : context.personas.secrets.add("CONTRACT_TOKEN", choice.token);
    const [chosen, again, later] = [await read(token), await read(token), await read(token)];
    assertContract(chosen === again && again === later, chosen, later);
    const after = await read(second.token);
    assertContract(after === before, `the accounts of another session as before: ${before}`, after);
  }),
];

/** Checks of the names and accounts of a user: registration, changes and the choice of an account, by operationId. */
export const userChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  updateUser: updateUserChecks,
  registerPossessor: possessorChecks,
  registerUser: registrationChecks,
  chooseAccount: [...choiceChecks, ...separateChoiceChecks],
} satisfies ByOperation<readonly ContractCheck[]>;
