import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped, unlessSkipped } from "../outcomes.ts";
import { assertHolds } from "../responses/judgeResponse.ts";
import { readCertNumbers, sendChoice } from "../accountChoice.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { defineCheck, expectEnded, type SessionTokens } from "./checkHelpers.ts";

/** Registers the tokens of a response. Those that it does not contain are as before. */
const addTokens = (
  { personas: { secrets } }: VerifyContext,
  issued: Readonly<Record<string, unknown>>,
  before?: SessionTokens,
): SessionTokens => ({
  token: secrets.add("CONTRACT_TOKEN", String(issued["token"] ?? issued["accessToken"] ?? before?.token)),
  refreshToken: secrets.add("CONTRACT_REFRESH_TOKEN", String(issued["refreshToken"] ?? before?.refreshToken)),
});

const renew = async (context: VerifyContext, session: SessionTokens): Promise<SessionTokens> =>
  addTokens(
    context,
    await fetchBody(context, "renewSession", { query: { refreshToken: session.refreshToken } }),
    session,
  );

const signOut = (context: VerifyContext, { refreshToken }: SessionTokens): Promise<unknown> =>
  fetchBody(context, "signOut", { body: { refreshToken } });

/** Opens a session and a second one for the other portal. */
async function openBoth(context: VerifyContext): Promise<{ first: SessionTokens; second: SessionTokens }> {
  const first = await context.personas.openNewSession(context);
  return { first, second: addTokens(context, await fetchBody(context, "handOverSession", { token: first.token })) };
}

/** Returns the privileges that a session hands over, in one order. */
const readPrivileges = async (context: VerifyContext, { token }: SessionTokens): Promise<string> => {
  const { privileges } = await fetchBody<{ privileges: readonly string[] }>(context, "handOverSession", { token });
  return privileges.toSorted().join(", ") || "none";
};

const privilegeCheck = defineCheck(
  "grants the privileges of the user, whichever account they act for and after a renewal",
  async (context) => {
    let session = await context.personas.openNewSession(context);
    const { privileges: known } = context.personas.sources;
    const expected =
      known === undefined ? await readPrivileges(context, session) : known.toSorted().join(", ") || "none";
    const assertPrivileges = async (event: string): Promise<void> => {
      const found = await readPrivileges(context, session);
      assertContract(found === expected, `the privileges ${expected} ${event}`, found);
    };
    await assertPrivileges("after the sign-in");
    for (const certNumber of [...(await readCertNumbers(context, session.token)), undefined]) {
      const choice = await unlessSkipped(sendChoice(context, session.token, certNumber));
      if (choice === undefined) continue;
      session = addTokens(context, choice, session);
      await assertPrivileges(`while the user acts for ${certNumber ?? "themselves"}`);
    }
    session = await renew(context, session);
    await assertPrivileges("after a renewal");
  },
);

/** Checks of the second session, and of the privileges in the other portal. */
export const handedOverChecks: readonly ContractCheck[] = [
  privilegeCheck,
  defineCheck("creates a session that ends on its own", async (context) => {
    for (const isFirstEnded of [true, false]) {
      const { first, second } = await openBoth(context);
      const [ended, kept] = isFirstEnded ? [first, second] : [second, first];
      const { status } = await context.client.send(getOperation(context, "signOut"), {
        body: { refreshToken: ended.refreshToken },
      });
      if (status >= 400) throw new CheckSkipped("the server cannot end a session");
      await expectEnded(context, ended);
      const read = await context.client.send(getOperation(context, "readUser"), { token: kept.token });
      if (read.status === 401)
        context.notes.add(
          `the sign-out of the ${isFirstEnded ? "first session ends the second" : "second session ends the first"} one too`,
          read.curl,
        );
    }
  }),
];

/** Checks of what a sign-out ends, and of its response. */
export const signOutChecks: readonly ContractCheck[] = [
  defineCheck("answers an unknown refresh token, and one that was signed out, like a known one", async (context) => {
    const operation = getOperation(context, "signOut");
    const { refreshToken } = await context.personas.openNewSession(context);
    let expected: string | undefined;
    for (const sent of [refreshToken, refreshToken, "unknown-refresh-token"]) {
      const request = { body: { refreshToken: sent }, lang: "ru" } as const;
      const response = await expectResponse(context, operation, request, 200);
      const { status, body } = response;
      const found = JSON.stringify([status, isRecord(body) ? body["message"] : undefined]);
      expected ??= found;
      assertHolds(found === expected, `the same response to each token: ${expected}`, response);
    }
  }),
  defineCheck("lets no refresh token of the session renew it, also not the one that was used last", async (context) => {
    const { refreshToken: used } = await context.personas.openNewSession(context);
    const renewed = await fetchBody<{ refreshToken: string }>(context, "renewSession", {
      query: { refreshToken: used },
    });
    const current = context.personas.secrets.add("CONTRACT_REFRESH_TOKEN", renewed.refreshToken);
    await fetchBody(context, "signOut", { body: { refreshToken: current } });
    for (const refreshToken of [used, current])
      await expectRefusal(context, getOperation(context, "renewSession"), { query: { refreshToken }, lang: "en" }, 401);
  }),
  defineCheck("makes the access token of a renewed session invalid", async (context) => {
    const renewed = await renew(context, await context.personas.openNewSession(context));
    await signOut(context, renewed);
    await expectEnded(context, renewed);
  }),
  defineCheck("makes the tokens of a session invalid in which an account was chosen", async (context) => {
    const session = await context.personas.openNewSession(context);
    const [certNumber] = await readCertNumbers(context, session.token);
    const chosen = addTokens(context, await sendChoice(context, session.token, certNumber), session);
    await signOut(context, chosen);
    await expectEnded(context, chosen);
    for (const { id, request } of [
      { id: "readUser", request: { token: session.token } },
      { id: "renewSession", request: { query: { refreshToken: session.refreshToken } } },
    ]) {
      const { status, curl } = await context.client.send(getOperation(context, id), { ...request, lang: "en" });
      if (status < 400)
        context.notes.add("the tokens from before the choice of an account do not end with their session", curl);
    }
  }),
  defineCheck("ends a session also with the refresh token that was used last", async (context) => {
    const session = await context.personas.openNewSession(context);
    const renewed = await renew(context, session);
    await signOut(context, session);
    const { status, curl } = await context.client.send(getOperation(context, "readUser"), { token: renewed.token });
    // Whoever loses the response to a renewal has only this one.
    if (status === 200) context.notes.add("the refresh token that was used last does not end its session", curl);
  }),
  defineCheck("ends a session whose access token has expired", async (context) => {
    const { expireToken } = context.personas.sources;
    if (expireToken === undefined) throw new CheckSkipped("this server gives no way to let a token expire");
    const { token, refreshToken } = await context.personas.openNewSession(context);
    await expireToken(token);
    await fetchBody(context, "signOut", { body: { refreshToken } });
    await expectRefusal(context, getOperation(context, "renewSession"), { query: { refreshToken }, lang: "en" }, 401);
  }),
  defineCheck("leaves the other sessions of the person open", async (context) => {
    const [first, second] = [
      await context.personas.openNewSession(context),
      await context.personas.openNewSession(context),
    ];
    await fetchBody(context, "signOut", { body: { refreshToken: first.refreshToken } });
    await expectResponse(context, getOperation(context, "readUser"), { token: second.token }, 200);
  }),
];
