import { CheckSkipped } from "../outcomes.ts";
import type { PersonaSources } from "../personas.ts";

/** The time after which a request to the URL of `--push` is given up. */
const pushTimeoutMs = 10_000;

/** Returns the credentials in the environment, and what reads e-mails and pushes notifications at the URLs of the options. */
export function createEnvironmentSources({
  mailbox,
  push,
}: {
  mailbox: string | undefined;
  push: string | undefined;
}): PersonaSources {
  // An empty variable counts as not set.
  const variable = (name: string): string | undefined => process.env[name] || undefined;
  // A code of the state identity is valid once, so a second sign-in is not possible.
  const codes = [variable("CONTRACT_IDENTITY_CODE")];
  const otherCodes = [variable("CONTRACT_OTHER_IDENTITY_CODE")];
  const colleagueCodes = [variable("CONTRACT_COLLEAGUE_IDENTITY_CODE")];
  const administratorCodes = [variable("CONTRACT_ADMIN_IDENTITY_CODE")];
  return {
    token: variable("CONTRACT_TOKEN"),
    nextIdentityCode: () => codes.pop(),
    otherToken: variable("CONTRACT_OTHER_TOKEN"),
    nextOtherIdentityCode: () => otherCodes.pop(),
    colleagueToken: variable("CONTRACT_COLLEAGUE_TOKEN"),
    nextColleagueIdentityCode: () => colleagueCodes.pop(),
    administratorToken: variable("CONTRACT_ADMIN_TOKEN"),
    nextAdministratorIdentityCode: () => administratorCodes.pop(),
    username: variable("CONTRACT_USERNAME"),
    password: variable("CONTRACT_PASSWORD"),
    pushTo: push === undefined ? undefined : (to) => sendPush(push, to),
    mailboxUrl: mailbox,
    triggerPush: push === undefined ? undefined : () => sendPush(push),
  };
}

/**
 * Asks for a notification to the user of the token, or to the one with an e-mail address; a URL that knows only the user of the
 * token pushes one to them. Throws `CheckSkipped` when the URL returns no 2xx status.
 */
async function sendPush(url: string, to?: string): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    signal: AbortSignal.timeout(pushTimeoutMs),
    ...(to !== undefined && { headers: { "Content-Type": "application/json" }, body: JSON.stringify({ to }) }),
  }).catch(() => {
    throw new CheckSkipped("the URL of --push cannot be reached");
  });
  await response.body?.cancel();
  if (!response.ok) throw new CheckSkipped(`the URL of --push returned ${response.status}`);
}
