import type { ByOperation } from "../../contract/operationId.ts";
import { chooseAccount, requireCertNumbers } from "../accountChoice.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import { hasSameContent } from "../responses/declaredContent.ts";
import { assertHolds } from "../responses/judgeResponse.ts";
import { expectRefusedToken } from "../access/accessRefusal.ts";
import { decodeClaims } from "../jsonWebToken.ts";
import { takeIdentityCode } from "../personas.ts";
import { randomHex } from "../random.ts";
import { createValidRequest } from "../requests.ts";
import { defineSpecifiedCheck } from "./checkHelpers.ts";

/** Sends a wrong token to `readUser`. Throws `ContractViolation` unless the server refuses it. */
async function expectRefusedUser(context: VerifyContext, token: string, description: string): Promise<void> {
  context.personas.secrets.add("CONTRACT_WRONG_TOKEN", token);
  await expectRefusedToken(context, getOperation(context, "readUser"), {}, { token, description });
}

/** Returns the three parts of a JSON Web Token. Throws `CheckSkipped` for a token of another kind. */
function splitJwt(token: string): [header: string, claims: string, signature: string] {
  const parts = token.split(".");
  const [header = "", claims = "", signature = ""] = parts;
  if (parts.length !== 3 || decodeClaims(header) === undefined || decodeClaims(claims) === undefined)
    throw new CheckSkipped("the access token is no JSON Web Token");
  return [header, claims, signature];
}

const encodeClaims = (claims: object): string => Buffer.from(JSON.stringify(claims)).toString("base64url");

/** The time in which a used refresh token returns the same pair again. */
const graceSeconds = 30;

/** Checks that an unused code does not sign in with this redirect. */
const createRedirectCheck = (name: string, query: Readonly<Record<string, string>>): ContractCheck => ({
  name,
  run: async (context) => {
    await expectRefusal(
      context,
      getOperation(context, "signInWithIdentity"),
      { query: { code: takeIdentityCode(context), ...query }, lang: "en" },
      400,
      401,
    );
  },
});

/** Checks of tokens and sessions, by operationId. */
export const tokenChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  readUser: [
    defineSpecifiedCheck("refuses a token with a changed signature", async (context) => {
      const token = await context.personas.citizen(context);
      // The last character of Base64 may hold unused bits, so the first one of the signature is changed.
      const at = token.lastIndexOf(".") + 1;
      const changed = token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
      await expectRefusedUser(context, changed, "a token with a changed signature");
    }),
    defineSpecifiedCheck("refuses a token whose claims were changed", async (context) => {
      const [header, claims, signature] = splitJwt(await context.personas.citizen(context));
      const later = encodeClaims({ ...decodeClaims(claims), exp: Math.floor(Date.now() / 1000) + 31_536_000 });
      await expectRefusedUser(context, [header, later, signature].join("."), "a token with another expiry time");
    }),
    defineSpecifiedCheck("refuses a token without a signature", async (context) => {
      const [header, claims] = splitJwt(await context.personas.citizen(context));
      const unsigned = encodeClaims({ ...decodeClaims(header), alg: "none" });
      for (const token of [`${unsigned}.${claims}.`, `${unsigned}.${claims}`])
        await expectRefusedUser(context, token, 'a token with the algorithm "none"');
    }),
    defineSpecifiedCheck("refuses a refresh token as access token", async (context) => {
      const { token, refreshToken } = await context.personas.openNewSession(context);
      if (token === refreshToken) throw new CheckSkipped("the server uses one token for both");
      await expectRefusedUser(context, refreshToken, "a refresh token");
    }),
    defineSpecifiedCheck("refuses an expired token", async (context) => {
      const { expireToken } = context.personas.sources;
      if (expireToken === undefined) throw new CheckSkipped("this server gives no way to let a token expire");
      const { token } = await context.personas.openNewSession(context);
      await expireToken(token);
      await expectRefusedUser(context, token, "an expired token");
    }),
  ],
  renewSession: [
    {
      name: "ends the session when a used refresh token is sent again after 30 seconds",
      run: async (context) => {
        const { advanceClock } = context.personas.sources;
        if (advanceClock === undefined) throw new CheckSkipped("the clock of this server cannot be advanced");
        const operation = getOperation(context, "renewSession");
        const other = await context.personas.openNewSession(context);
        const { refreshToken: used } = await context.personas.openNewSession(context);
        const renew = (refreshToken: string): Promise<{ accessToken: string; refreshToken: string }> =>
          fetchBody(context, "renewSession", { query: { refreshToken } });
        const startedAtMs = performance.now();
        const { accessToken, refreshToken: current } = await renew(used);
        context.personas.secrets.add("CONTRACT_REFRESH_TOKEN", current);
        context.personas.secrets.add("CONTRACT_TOKEN", accessToken);
        let advanced = 0;
        /** Lets the clock show a time after the first use, less what the requests have taken. */
        const advanceTo = async (seconds: number): Promise<void> => {
          const step = Math.max(0, seconds - advanced - Math.ceil((performance.now() - startedAtMs) / 1000));
          advanced += step;
          await advanceClock(step);
        };
        for (const seconds of [graceSeconds / 2, graceSeconds - 1]) {
          await advanceTo(seconds);
          // The time counts from the first use, and not from this one.
          const again = await renew(used);
          assertContract(
            again.accessToken === accessToken && again.refreshToken === current,
            `the same pair ${seconds} seconds after the first use`,
            "another pair",
          );
        }
        await advanceClock(graceSeconds + 1 - advanced);
        for (const refreshToken of [used, current])
          await expectRefusal(context, operation, { query: { refreshToken }, lang: "en" }, 401);
        await expectRefusedUser(
          context,
          accessToken,
          "a session that has ended, since its refresh token was sent again",
        );
        await fetchBody(context, "readUser", { token: other.token });
      },
    },
    {
      name: "ends the session also after a choice of account when a refresh token from before it is sent again",
      run: async (context) => {
        const { advanceClock } = context.personas.sources;
        if (advanceClock === undefined) throw new CheckSkipped("the clock of this server cannot be advanced");
        const { secrets } = context.personas;
        const { refreshToken: used } = await context.personas.openNewSession(context);
        const renewed = await fetchBody<{ accessToken: string; refreshToken: string }>(context, "renewSession", {
          query: { refreshToken: used },
        });
        const token = secrets.add("CONTRACT_TOKEN", renewed.accessToken);
        secrets.add("CONTRACT_REFRESH_TOKEN", renewed.refreshToken);
        const [certNumber] = await requireCertNumbers(context, token);
        const chosen = await chooseAccount(context, token, certNumber);
        await advanceClock(graceSeconds + 1);
        const request = { query: { refreshToken: used }, lang: "en" } as const;
        await expectRefusal(context, getOperation(context, "renewSession"), request, 401);
        await expectRefusedUser(
          context,
          chosen,
          "a session that has ended, since its refresh token from before the choice was sent again",
        );
      },
    },
    {
      name: "knows each used refresh token of a session, and not only the one used last",
      run: async (context) => {
        const { advanceClock } = context.personas.sources;
        if (advanceClock === undefined) throw new CheckSkipped("the clock of this server cannot be advanced");
        const { secrets } = context.personas;
        const renew = async (refreshToken: string): Promise<{ accessToken: string; refreshToken: string }> => {
          const issued = await fetchBody<{ accessToken: string; refreshToken: string }>(context, "renewSession", {
            query: { refreshToken },
          });
          secrets.add("CONTRACT_TOKEN", issued.accessToken);
          secrets.add("CONTRACT_REFRESH_TOKEN", issued.refreshToken);
          return issued;
        };
        const { refreshToken: used } = await context.personas.openNewSession(context);
        const first = await renew(used);
        const second = await renew(first.refreshToken);
        const again = await renew(used);
        assertContract(
          again.accessToken === first.accessToken && again.refreshToken === first.refreshToken,
          "the same pair for the first refresh token, also after the next one was used",
          "another pair",
        );
        await advanceClock(graceSeconds + 1);
        const request = { query: { refreshToken: used }, lang: "en" } as const;
        await expectRefusal(context, getOperation(context, "renewSession"), request, 401);
        await expectRefusedUser(
          context,
          second.accessToken,
          "a session that has ended, since its first refresh token was sent again",
        );
      },
    },
    {
      name: "renews a session whose access token has expired, and again with the next refresh token",
      run: async (context) => {
        const { secrets, sources } = context.personas;
        let { token, refreshToken } = await context.personas.openNewSession(context);
        for (let renewal = 0; renewal < 3; renewal += 1) {
          await sources.expireToken?.(token);
          const renewed = await fetchBody<{ accessToken: string; refreshToken: string }>(context, "renewSession", {
            query: { refreshToken },
          });
          token = secrets.add("CONTRACT_TOKEN", renewed.accessToken);
          refreshToken = secrets.add("CONTRACT_REFRESH_TOKEN", renewed.refreshToken);
          await fetchBody(context, "readUser", { token });
        }
      },
    },
    {
      name: "returns one pair to several tabs that send a refresh token at the same time",
      run: async (context) => {
        const { refreshToken } = await context.personas.openNewSession(context);
        const operation = getOperation(context, "renewSession");
        const responses = await Promise.all(
          [1, 2, 3].map(() => context.client.send(operation, { query: { refreshToken }, lang: "en" })),
        );
        const [first] = responses;
        for (const response of responses)
          assertHolds(
            first !== undefined && hasSameContent(context, operation, response, first),
            "the same pair for each of three requests at the same time",
            response,
          );
        const { accessToken } = (first?.body ?? {}) as { accessToken?: unknown };
        const token = context.personas.secrets.add("CONTRACT_TOKEN", String(accessToken));
        await fetchBody(context, "readUser", { token });
      },
    },
    defineSpecifiedCheck("refuses an access token as refresh token", async (context) => {
      const { token, refreshToken } = await context.personas.openNewSession(context);
      if (token === refreshToken) throw new CheckSkipped("the server uses one token for both");
      await expectRefusal(
        context,
        getOperation(context, "renewSession"),
        { query: { refreshToken: token }, lang: "en" },
        401,
      );
    }),
    {
      name: "leaves other sessions of the same person open",
      run: async (context) => {
        const [first, second] = [
          await context.personas.openNewSession(context),
          await context.personas.openNewSession(context),
        ];
        await fetchBody(context, "renewSession", { query: { refreshToken: first.refreshToken } });
        await expectResponse(context, getOperation(context, "readUser"), { token: second.token }, 200);
      },
    },
  ],
  signInWithIdentity: [
    createRedirectCheck("refuses a redirect URI of another site", { redirect: "https://other.example/elsewhere" }),
    createRedirectCheck("refuses a code without its redirect URI", {}),
    {
      name: "signs in with the token of a conversation with the call center",
      run: async (context) => {
        const operation = getOperation(context, "signInWithIdentity");
        const { query } = await createValidRequest(context, operation);
        const messengerToken = context.personas.secrets.add(
          "CONTRACT_MESSENGER_TOKEN",
          `m${randomHex()}${randomHex()}`,
        );
        const response = await context.client.send(operation, { query: { ...query, messengerToken }, lang: "en" });
        // A server may know its conversations. The portal has no other token to send.
        if (response.status !== 200) {
          context.notes.add("a sign-in with the token of an unknown conversation is refused", response.curl);
          return;
        }
        const { token } = response.body as { token?: unknown };
        await fetchBody(context, "readUser", { token: context.personas.secrets.add("CONTRACT_TOKEN", String(token)) });
      },
    },
  ],
  activateAccount: [
    {
      name: "accepts a code once",
      run: async (context) => {
        const { username } = await context.personas.registerAccount(context);
        const request = { path: { code: await context.personas.readMailedCode(username) } };
        await fetchBody(context, "activateAccount", request);
        await expectRefusal(context, getOperation(context, "activateAccount"), { ...request, lang: "en" }, 422);
      },
    },
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
