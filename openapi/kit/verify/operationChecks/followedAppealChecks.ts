import { isRecord } from "../../../../src/config/isRecord.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { fetchBody } from "../fetchBody.ts";
import { CheckSkipped } from "../outcomes.ts";
import { assertHolds } from "../responses/judgeResponse.ts";
import type { JsonBody, OperationResponse } from "../run/contractClient.ts";
import { sampleSuggestion } from "../requests.ts";
import { normalise } from "../writes/sameState.ts";
import { assertNothingElse } from "../responses/consistencyChecks.ts";
import { createUniqueName } from "../random.ts";
import {
  createUnknownEmail,
  defineCheck,
  getCitizenAuth,
  listPatterns,
  listPersons,
  listStates,
} from "./checkHelpers.ts";

type FollowedAppeal = { appealNumber: string; status: string; history: readonly { status: string; at: string }[] };

/** Asks for an appeal by its number and an e-mail address, and checks that the response says nothing else. */
async function follow(context: VerifyContext, appealNumber: string, email: string): Promise<OperationResponse> {
  const request = { body: { appealNumber, email } };
  const response = await expectResponse(context, getOperation(context, "findAppeal"), request, 200);
  assertNothingElse(context, "findAppeal", response);
  return response;
}

type OwnAppeal = { token: string; id: string; appealNumber: string; email: string | undefined };

/** The appeal of each run that is followed: a server limits how many a person sends. */
const ownAppeals = new WeakMap<VerifyContext["personas"], OwnAppeal>();

/** Sends an appeal, once in each run. Resolves to it, with the e-mail address of its sender. */
async function sendOwnAppeal(context: VerifyContext): Promise<OwnAppeal> {
  const known = ownAppeals.get(context.personas);
  if (known !== undefined) return known;
  const { token } = await getCitizenAuth(context);
  const { email } = await fetchBody<{ email?: string }>(context, "readUser", { token });
  const { id, appealNumber } = await fetchBody(context, "sendAppeal", { token, body: sampleSuggestion });
  const sent = { token, id: String(id), appealNumber: String(appealNumber), email };
  ownAppeals.set(context.personas, sent);
  return sent;
}

const senderChecks: readonly ContractCheck[] = [
  defineCheck("answers another e-mail address like an unknown number", async (context) => {
    const { appealNumber, email = createUnknownEmail() } = await sendOwnAppeal(context);
    // In the form of the others, with a number that does not fit into 32 bits.
    const unknownNumber = /\d/.test(appealNumber)
      ? appealNumber.replace(/\d+(?=\D*$)/, `9${Date.now()}`)
      : `0-${createUniqueName()}`;
    // The address of somebody else has an account as well.
    const [, other] = await listPersons(context);
    const { email: otherEmail = createUnknownEmail() } =
      other === undefined ? {} : await fetchBody<{ email?: string }>(context, "readUser", other);
    for (const [asked, address] of [
      [appealNumber, createUnknownEmail()],
      [appealNumber, otherEmail],
      [` ${unknownNumber} `, createUnknownEmail()],
      ...listPatterns(appealNumber).map((pattern) => [pattern, email] as const),
    ] as const) {
      const response = await follow(context, asked, address);
      assertHolds(
        JSON.stringify(response.body) === JSON.stringify({ appealNumber: asked.trim() }),
        `only the number ${asked.trim()}`,
        response,
      );
    }
  }),
  defineCheck("returns the status and the steps of an appeal to its sender", async (context) => {
    const { token, id, appealNumber, email } = await sendOwnAppeal(context);
    if (email === undefined) throw new CheckSkipped("readUser returned no e-mail address");
    const response = await follow(context, appealNumber, email);
    const found = (response.body as { appeal?: FollowedAppeal }).appeal;
    const { status, history } = await fetchBody<FollowedAppeal>(context, "readAppeal", { token, path: { id } });
    const [local = "", domain = ""] = email.split("@");
    for (const similar of [
      `${local}@other.example`,
      `x${email}`,
      `${local}.x@${domain}`,
      `${local}+x@${domain}`,
      `${email}.example`,
    ]) {
      const other = await follow(context, appealNumber, similar);
      assertHolds(
        JSON.stringify(other.body) === JSON.stringify({ appealNumber }),
        `only the number for ${similar.replace(local, "…")}`,
        other,
      );
    }
    const spaced = await follow(context, ` ${appealNumber} `, email);
    const { appealNumber: named, appeal: foundBySpaced } = spaced.body as { appealNumber: string; appeal?: object };
    assertHolds(
      named === appealNumber && (foundBySpaced !== undefined || found === undefined),
      `the appeal ${appealNumber}, also with spaces around its number`,
      spaced,
    );
    const describe = (appeal: FollowedAppeal | undefined): string =>
      JSON.stringify([
        appeal?.appealNumber,
        appeal?.status,
        appeal?.history.map((step) => [step.status, normalise(step.at, "at")]),
      ]);
    const expected = describe({ appealNumber, status, history });
    assertHolds(describe(found) === expected, expected, response);
  }),
  defineCheck(
    "shows a corrected appeal to its sender, with the correction as a step or without it",
    async (context) => {
      const { token, id, appealNumber, email } = await sendOwnAppeal(context);
      if (email === undefined) throw new CheckSkipped("readUser returned no e-mail address");
      const path = { id };
      const before = await fetchBody(context, "readAppeal", { token, path });
      const correction = { token, path, body: { ...sampleSuggestion, text: "Corrected." } };
      const { status } = await context.client.send(getOperation(context, "correctAppeal"), correction);
      if (status !== 200) throw new CheckSkipped("the appeal can no longer be corrected");
      const read = await fetchBody(context, "readAppeal", { token, path });
      const response = await follow(context, appealNumber, email);
      const { appeal } = response.body as { appeal?: JsonBody };
      const steps = Array.isArray(read["history"]) ? read["history"].filter(isRecord) : [];
      const show = (history: readonly JsonBody[]): string =>
        JSON.stringify(history.map((step) => [step["status"], normalise(step["at"], "at")]));
      const expected = [steps, steps.filter((step) => step["correction"] !== true)].map(show);
      const found = show(Array.isArray(appeal?.["history"]) ? appeal["history"].filter(isRecord) : []);
      assertHolds(expected.includes(found), `the steps ${[...new Set(expected)].join(", or ")}`, response);
      for (const name of ["status", "appealDate", "dueDate"])
        assertHolds(
          normalise(appeal?.[name], name) === normalise(before[name], name),
          `${name} ${String(before[name])}, as before the correction`,
          response,
        );
    },
  ),
  // Last, because it withdraws the appeal of the other checks.
  defineCheck("shows the withdrawal of an appeal to its sender", async (context) => {
    const { token, id, appealNumber, email } = await sendOwnAppeal(context);
    if (email === undefined) throw new CheckSkipped("readUser returned no e-mail address");
    const path = { id };
    await fetchBody(context, "withdrawAppeal", { token, path });
    const { withdrawnAt } = await fetchBody(context, "readAppeal", { token, path });
    const response = await follow(context, appealNumber, email);
    const { appeal } = response.body as { appeal?: JsonBody };
    assertHolds(
      typeof withdrawnAt === "string" &&
        normalise(appeal?.["withdrawnAt"], "withdrawnAt") === normalise(withdrawnAt, "withdrawnAt"),
      `withdrawnAt ${String(withdrawnAt)}, as in readAppeal`,
      response,
    );
  }),
];

/** The most appeals of a user that are followed: a server limits wrong attempts. */
const maxFollowedAppeals = 6;

/** Checks that whoever follows an appeal sees the steps and the dates that its sender sees, in each state. */
const followedStepsCheck = defineCheck("returns all steps and dates of an appeal with many steps", async (context) => {
  for (const { token } of await listPersons(context)) await assertFollowedAppeals(context, token);
});

/** Checks the appeals of one person with the most steps, one in each state, as whoever follows them sees them. */
async function assertFollowedAppeals(context: VerifyContext, token: string): Promise<void> {
  const { email, manufacturers } = await fetchBody<{ email?: string; manufacturers?: unknown }>(context, "readUser", {
    token,
  });
  if (email === undefined) throw new CheckSkipped("readUser returned no e-mail address");
  const isPerson =
    !Array.isArray(manufacturers) || !manufacturers.some((choice) => isRecord(choice) && choice["selected"] === true);
  // The earliest first: those that this run has sent are in no other state.
  const { items } = await fetchBody<{ items: readonly JsonBody[] }>(context, "listAppeals", {
    token,
    query: { perPage: 20, sort: "appealDate.asc" },
  });
  const appeals: JsonBody[] = [];
  for (const { id } of items) appeals.push(await fetchBody(context, "readAppeal", { token, path: { id: String(id) } }));
  const readSteps = ({ history }: JsonBody): readonly JsonBody[] => (Array.isArray(history) ? history : []);
  const describe = (appeal: JsonBody): string =>
    JSON.stringify([
      ["kind", "status", "appealDate", "dueDate", "withdrawnAt"].map((name) => normalise(appeal[name], name) ?? null),
      readSteps(appeal).map(({ status, at }) => [status, normalise(at, "at")]),
    ]);
  const candidates = appeals
    // A server may leave out the steps in which the user corrected the appeal.
    .filter((candidate) => readSteps(candidate).every(({ correction }) => correction !== true))
    .toSorted((a, b) => readSteps(b).length - readSteps(a).length);
  const byState = listStates(candidates).slice(0, maxFollowedAppeals);
  const ofOtherKinds = new Map(
    candidates
      .filter(({ kind }) => byState.every((appeal) => appeal["kind"] !== kind))
      .map((appeal) => [appeal["kind"], appeal]),
  );
  for (const appeal of [...byState, ...ofOtherKinds.values()]) {
    const response = await follow(context, String(appeal["appealNumber"]), email);
    const { appeal: found } = response.body as { appeal?: JsonBody };
    // Another representative of the organisation may have sent it.
    if (found === undefined && !isPerson) continue;
    assertHolds(found !== undefined, `the appeal ${String(appeal["appealNumber"])} for its sender`, response);
    if (found === undefined) continue;
    assertHolds(describe(found) === describe(appeal), describe(appeal), response);
  }
}

/** Checks of an appeal that is followed by its number and an e-mail address, by operationId. */
export const followedAppealChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  findAppeal: [
    // The others end with a right attempt: a server limits wrong ones, and may forget them then.
    followedStepsCheck,
    ...senderChecks,
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
