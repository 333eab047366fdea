import { exitWithError } from "../../../../cli/command.ts";
import { parseServerUrl } from "../../../../cli/parseServerUrl.ts";
import { readExpiry } from "../jsonWebToken.ts";
import { readMails } from "../mailbox.ts";
import type { PersonaSources } from "../personas.ts";
import { defaultTimeoutMs, describeFailure } from "./contractClient.ts";
import { createEnvironmentSources } from "./environmentSources.ts";

/** The URLs that give what a server does not: e-mails and pushed messages. */
type SourceUrls = Parameters<typeof createEnvironmentSources>[0];

/** Loads the mock backend only when it is used. */
const loadMockBackend = (): Promise<typeof import("../embeddedBackend.ts")> => import("../embeddedBackend.ts");

/** Ends the process with 1 and the reason when no request gets a response, whatever it is. */
export async function assertReachable(baseUrl: string): Promise<void> {
  try {
    const response = await fetch(baseUrl, { redirect: "manual", signal: AbortSignal.timeout(defaultTimeoutMs) });
    await response.body?.cancel();
  } catch (error) {
    const { code, text } = describeFailure(error, defaultTimeoutMs);
    const advice = /SELF_SIGNED|UNABLE_TO/.test(code)
      ? "; set NODE_EXTRA_CA_CERTS to the certificate of its authority"
      : "";
    exitWithError(`${baseUrl} cannot be reached: ${text}${advice}.`);
  }
}

/** Ends the process with 1 and the reason when the mailbox has no list of e-mails. */
export async function assertMailbox(url: string): Promise<void> {
  await readMails(url).catch((error: unknown) =>
    exitWithError(`${error instanceof Error ? error.message : String(error)} (${url}).`),
  );
}

/** Ends the process with 2 when a given access token says that it has expired. */
function assertNotExpired({ token, otherToken, colleagueToken, administratorToken }: PersonaSources): void {
  for (const [name, value = ""] of [
    ["CONTRACT_TOKEN", token],
    ["CONTRACT_OTHER_TOKEN", otherToken],
    ["CONTRACT_COLLEAGUE_TOKEN", colleagueToken],
    ["CONTRACT_ADMIN_TOKEN", administratorToken],
  ] as const) {
    const expiry = readExpiry(value);
    if (expiry !== undefined && expiry.getTime() <= Date.now())
      exitWithError(`${name} has expired at ${expiry.toISOString()}.`, 2);
  }
}

/** The server to verify, and where its users come from. */
export type VerifiedServer = {
  /** The name of the server in the report. */
  name: string;
  baseUrl: string;
  isMockBackend: boolean;
  allowWrites: boolean;
  sources: PersonaSources;
  close: () => Promise<void>;
};

/** Connects to the server at a URL, or starts an embedded mock backend without one. */
export async function connectServer(
  url: string | undefined,
  { isMockBackend, allowWrites, urls }: Pick<VerifiedServer, "isMockBackend" | "allowWrites"> & { urls: SourceUrls },
): Promise<VerifiedServer> {
  if (url === undefined) {
    const { startEmbeddedBackend } = await loadMockBackend();
    const { port, sources, close } = await startEmbeddedBackend();
    const baseUrl = `http://127.0.0.1:${port}/api`;
    return { name: "Embedded mock backend", baseUrl, isMockBackend: true, allowWrites: true, sources, close };
  }
  const baseUrl = parseServerUrl(url, { name: "verify", example: "https://host/api", isBase: true }).href.replace(
    /\/$/,
    "",
  );
  if (!isMockBackend) {
    const sources = createEnvironmentSources(urls);
    assertNotExpired(sources);
    return { name: baseUrl, baseUrl, isMockBackend, allowWrites, sources, close: () => Promise.resolve() };
  }
  const { startRemoteSources } = await loadMockBackend();
  return { name: baseUrl, baseUrl, isMockBackend, allowWrites: true, ...(await startRemoteSources(baseUrl)) };
}
