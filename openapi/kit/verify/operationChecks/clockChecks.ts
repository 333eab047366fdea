import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../../../../src/config/isRecord.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import { assertHolds } from "../responses/judgeResponse.ts";
import { generatePassword } from "../personas.ts";
import { createUniqueName } from "../random.ts";
import { sampleSuggestion } from "../requests.ts";
import { zoneMs } from "../responses/momentChecks.ts";
import { daySeconds, hourSeconds, runEarlier } from "../serverClock.ts";
import {
  assertCode,
  createUnknownEmail,
  createValidRequestFor,
  defineCheck,
  defineLimitCheck,
  getCitizenAuth,
  signIn,
  withChangedField,
} from "./checkHelpers.ts";

/** Longer than any code for an e-mail address is valid. */
const codeDays = 30;

/** Longer than any session lasts. */
const sessionDays = 400;

/** How long a server keeps a draft that does not change. */
const draftDays = 60;

const draftChecks: readonly ContractCheck[] = [
  defineCheck("deletes a draft that has not changed for 60 days, and none before", async (context) => {
    const auth = await getCitizenAuth(context);
    for (const [days, isKept] of [
      [draftDays - 1, true],
      [draftDays + 1, false],
    ] as const) {
      const path = { formKey: `contract-${days}-days` };
      const data = { subject: createUniqueName() };
      await runEarlier(context, days * daySeconds, () =>
        fetchBody(context, "keepDraft", { ...auth, path, body: { data } }),
      );
      const read = await fetchBody(context, "readDraft", { ...auth, path });
      const expected = isKept ? JSON.stringify(data) : "null";
      const found = JSON.stringify(read["data"]);
      assertContract(found === expected, `data: ${expected} of a draft that was saved ${days} days ago`, found);
      const items = await fetchItems(context, "listDrafts", auth);
      assertContract(
        items.some(({ formKey }) => formKey === path.formKey) === isKept,
        `${isKept ? "the" : "no"} draft that was saved ${days} days ago in the list`,
        items.map(({ formKey }) => formKey),
      );
      await fetchBody(context, "keepDraft", { ...auth, path, body: { data: null } });
    }
  }),
  defineCheck("keeps a draft that has changed within 60 days, however old it is", async (context) => {
    const request = { ...(await getCitizenAuth(context)), path: { formKey: "contract-changed" } };
    const keep = (data: object | null): Promise<unknown> =>
      fetchBody(context, "keepDraft", { ...request, body: { data } });
    const data = { subject: createUniqueName() };
    await runEarlier(context, (draftDays + 10) * daySeconds, () => keep({ subject: "First" }));
    await runEarlier(context, (draftDays / 2) * daySeconds, () => keep(data));
    const [read, items] = [
      await fetchBody(context, "readDraft", request),
      await fetchItems(context, "listDrafts", { token: request.token }),
    ];
    const listed = items.find(({ formKey }) => formKey === request.path.formKey);
    for (const [place, draft] of [
      ["", read],
      [" in the list", listed],
    ] as const)
      assertContract(
        isDeepStrictEqual(draft?.["data"], data),
        `the draft of ${draftDays + 10} days ago that has changed ${draftDays / 2} days ago${place}: ${JSON.stringify(data)}`,
        draft?.["data"],
      );
    await keep(null);
  }),
];

/** Returns the check that a key is known 23 hours later. A server that still knows it two hours after that gets a note. */
const createKeyCheck = (id: string, field: string): ContractCheck =>
  defineCheck("keeps an Idempotency-Key for a day", async (context) => {
    const headers = { "Idempotency-Key": `contract-${createUniqueName()}` };
    const request = { ...(await createValidRequestFor(context, id)), headers };
    const first = await runEarlier(context, 23 * hourSeconds, () => fetchBody(context, id, request));
    const other = withChangedField(field)(request);
    assertCode(await expectResponse(context, getOperation(context, id), { ...other, lang: "en" }, 422), "KEY_REUSED");
    const again = await fetchBody(context, id, request);
    assertContract(
      isDeepStrictEqual(again, first),
      `the first response, 23 hours later: ${JSON.stringify(first)}`,
      again,
    );
    const later = { ...request, headers: { "Idempotency-Key": `contract-${createUniqueName()}` } };
    await runEarlier(context, 25 * hourSeconds, () => fetchBody(context, id, later));
    const { status, curl } = await context.client.send(getOperation(context, id), withChangedField(field)(later));
    if (status === 422)
      context.notes.add("an Idempotency-Key is kept for 24 hours, and was known 25 hours later", curl);
  });

const activationChecks: readonly ContractCheck[] = [
  defineCheck("refuses a code that has expired, which changes nothing", async (context) => {
    const { username, password, code } = await runEarlier(context, codeDays * daySeconds, async () => {
      const account = await context.personas.registerAccount(context);
      return { ...account, code: await context.personas.readMailedCode(account.username) };
    });
    const operation = getOperation(context, "activateAccount");
    assertCode(await expectResponse(context, operation, { path: { code }, lang: "en" }, 422), "CODE_EXPIRED");
    // The sign-in sends another code.
    await expectResponse(context, getOperation(context, "signIn"), { body: { username, password }, lang: "en" }, 409);
    const latest = await context.personas.readMailedCode(username);
    await fetchBody(context, "activateAccount", { path: { code: latest } });
    await signIn(context, username, password);
  }),
];

const resetChecks: readonly ContractCheck[] = [
  defineCheck("refuses a code that has expired, which changes nothing", async (context) => {
    const { username, password } = await context.personas.freshAccount(context);
    const verificationCode = await runEarlier(context, codeDays * daySeconds, async () => {
      await fetchBody(context, "requestPasswordReset", { query: { username } });
      return context.personas.readMailedCode(username);
    });
    const newPassword = context.personas.secrets.add("CONTRACT_NEW_PASSWORD", generatePassword());
    const body = { newPassword, repeatedPassword: newPassword };
    const request = { query: { verificationCode }, body, lang: "en" } as const;
    assertCode(await expectResponse(context, getOperation(context, "resetPassword"), request, 422), "CODE_EXPIRED");
    await signIn(context, username, password);
  }),
];

const renewalChecks: readonly ContractCheck[] = [
  defineCheck("refuses a refresh token that has expired", async (context) => {
    const { refreshToken } = await runEarlier(context, sessionDays * daySeconds, () =>
      context.personas.openNewSession(context),
    );
    const operation = getOperation(context, "renewSession");
    await expectRefusal(context, operation, { query: { refreshToken }, lang: "en" }, 401);
  }),
];

/** The most wrong attempts after which a server has to refuse more of them. */
const maxAttempts = 20;

/** Returns the check that an attempt is judged again after the time that a refusal names. */
const createRetryCheck = (id: "signIn" | "requestPasswordReset"): ContractCheck =>
  defineLimitCheck("accepts another attempt after the time in Retry-After", async (context) => {
    const username = createUnknownEmail();
    const request = id === "signIn" ? { body: { username, password: "not-this-one" } } : { query: { username } };
    const send = () => context.client.send(getOperation(context, id), { ...request, lang: "en" });
    await runEarlier(context, 2 * daySeconds, async () => {
      const { advanceClock } = context.personas.sources;
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const { status, headers, curl } = await send();
        if (status !== 429) continue;
        const stated = headers.get("retry-after");
        // A missing header is another finding.
        if (stated === null) return;
        let seconds = Number(stated);
        assertContract(
          seconds >= 1 && seconds <= daySeconds,
          `Retry-After with 1 to ${daySeconds} seconds`,
          `Retry-After: ${stated}`,
          curl,
        );
        const early = Math.floor(seconds / 10);
        await advanceClock?.(early);
        const earlier = await send();
        if (earlier.status === 429) seconds = Math.max(seconds - early, Number(earlier.headers.get("retry-after")));
        else
          context.notes.add(`another attempt is accepted ${early} seconds after Retry-After: ${stated}`, earlier.curl);
        await advanceClock?.(seconds + 1);
        const later = await send();
        await advanceClock?.(-early - seconds - 1);
        assertHolds(later.status !== 429, `another status than 429 after the ${seconds} seconds of Retry-After`, later);
        return;
      }
    });
  });

const correctionChecks: readonly ContractCheck[] = [
  defineCheck(
    "keeps the number, the date of receipt and the time limit in a correction ten days later",
    async (context) => {
      const token = await context.personas.otherCitizen(context);
      const counterparty = { name: "Shop" };
      const complaint = { ...sampleSuggestion, kind: "COMPLAINT", category: "CHEATING", counterparty };
      const sent = await runEarlier(context, 10 * daySeconds, () =>
        fetchBody(context, "sendAppeal", { token, body: complaint }),
      );
      const request = { token, path: { id: String(sent["id"]) }, body: { ...complaint, text: "Corrected." } };
      const { status } = await context.client.send(getOperation(context, "correctAppeal"), request);
      if (status === 409) throw new CheckSkipped("the service takes up an appeal within ten days");
      const read = await fetchBody(context, "readAppeal", { token, path: request.path });
      for (const name of ["appealNumber", "appealDate", "dueDate", "dueWorkingDays"])
        assertContract(
          read[name] === sent[name],
          `${name} as before the correction: ${String(sent[name])}`,
          read[name],
        );
      const steps = Array.isArray(read["history"]) ? read["history"].filter(isRecord) : [];
      const step = steps.findLast(({ correction }) => correction === true);
      // That it is missing is another finding.
      if (step === undefined) return;
      const draft = { token, path: { formKey: "contract-verification-time" } };
      const { updatedAt } = await fetchBody(context, "keepDraft", { ...draft, body: { data: { a: "b" } } });
      await fetchBody(context, "keepDraft", { ...draft, body: { data: null } });
      assertContract(
        Math.abs(Date.parse(String(step["at"])) - Date.parse(String(updatedAt))) < zoneMs,
        `the time of the correction near ${String(updatedAt)}, and not that of the receipt, in its step`,
        step,
      );
    },
  ),
];

/** Checks of what lasts a certain time, for servers whose clock can be changed, by operationId. */
export const clockChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  keepDraft: draftChecks,
  sendRemark: [createKeyCheck("sendRemark", "text")],
  sendFeedback: [createKeyCheck("sendFeedback", "subject")],
  activateAccount: activationChecks,
  resetPassword: resetChecks,
  renewSession: renewalChecks,
  signIn: [createRetryCheck("signIn")],
  requestPasswordReset: [createRetryCheck("requestPasswordReset")],
  correctAppeal: correctionChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
