import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseFlags } from "../cli/commandLine.ts";
import { exitWithError, type Command } from "../cli/command.ts";
import { buildIfStale } from "../deploy/build.ts";
import { listen, parsePort } from "../cli/listen.ts";
import { parsePortalName, portalNames } from "../cli/portalName.ts";
import { parseSettingsStrictly } from "../cli/parseSettingsStrictly.ts";
import type { Settings } from "../src/config/settings.ts";
import { startOtherPortal } from "./otherPortal.ts";
import { defaultAppealStepSeconds } from "./appealStepDelay.ts";
import { createControlSecret, publishControlSecret } from "./control/controlSecret.ts";
import { createHostCheck, parseAllowedHosts } from "./knownHosts.ts";
import { parseClock } from "./parseClock.ts";
import { createPortalServer } from "./portalServer.ts";
import { formatMail } from "./store/mails.ts";
import { createMockStore } from "./store/mockStore.ts";
import { signInHelp } from "./signInHelp.ts";

const help = `Serves the production build of the portal together with the mock backend.

  npm start                               serves on http://localhost:4173
  PORT=8080 npm start                     uses another port; also npm start -- --port 8080
  HOST=0.0.0.0 npm start                  accepts connections from other machines (default: only from this one)
  npm start -- --allow-host demo.example  answers under this name too; repeatable, or ALLOWED_HOSTS=demo.example
  npm start -- --control                  lets npm run mock:control change the mock backend while it runs
  npm start -- --portal quality           serves the quality portal there, and the competition portal beside it
  npm start -- --single                   serves one portal only, without the link to the other
  npm start -- --tokens gateway           keeps tokens in a gateway behind a cookie, instead of in the browser
  npm start -- --token-lifetime 60        sets the lifetime of access tokens to 60 seconds (default: 900)
  npm start -- --appeal-pace 10           advances appeals by one step every 10 seconds, and answers reported violations after three steps (default: 60; 0: never)
  npm start -- --clock 2026-03-20T12:00   stops the clock at this time of Baku; npm run mock:control -- clock advances it
  npm start -- --seed 42                  makes codes deterministic, and with --clock also tokens

HOST=0.0.0.0 publishes the portal and everything that its personas can do, to everybody in the network: the personas sign
in without a password. Control requests stay with those who know the secret, which is a file of your account.
BEHIND_PROXY=1 takes the addresses of clients from the proxy in front (X-Forwarded-For), for the limits on attempts, and
whether it terminates TLS (X-Forwarded-Proto), for the origin that pages name.

The other portal, with the same users and data, is on the next port: the header links to it on this computer. It is built in the background.

Builds the portal when its sources have changed. Stop with Ctrl+C.
`;

/** Runs `npm start`. */
export const run: Command = async (args) => {
  const { portal, port, hostNames, isSingle, hasControl, tokenStorage, storeOptions } = parseOptions(args);
  await validateSettings();
  const folder = await buildIfStale(portal, console.log);
  const store = createMockStore({ ...storeOptions, onMail: (mail) => console.log(formatMail(mail)) });
  const host = process.env["HOST"] ?? "127.0.0.1";
  const otherPortal = portalNames.find((name) => name !== portal) ?? portal;
  const otherPort = port === 65_535 ? port - 1 : port + 1;
  const options = {
    isKnownHost: createHostCheck({ listenAddress: host, names: hostNames }),
    controlSecret: hasControl ? createControlSecret() : undefined,
    isBehindProxy: process.env["BEHIND_PROXY"] === "1",
    trustsForwardedProto: process.env["BEHIND_PROXY"] === "1",
    rendersRecords: true,
    tokenStorage,
  };
  let other: Awaited<ReturnType<typeof startOtherPortal>>;
  const { server, close } = createPortalServer(folder, store, {
    getOtherPort: () => (other === undefined ? undefined : otherPort),
    ...options,
  });
  await listen(server, port, host);
  if (!isSingle)
    other = await startOtherPortal({ portal: otherPortal, store, port: otherPort, host, otherPort: port, ...options });
  const ports = [port, ...(other === undefined ? [] : [otherPort])];
  const removeSecret =
    options.controlSecret === undefined ? undefined : await publishControlSecret(options.controlSecret, ports);
  console.log(`
The ${portal} portal: http://localhost:${port}/
${isSingle ? "" : describeOtherPortal(otherPortal, otherPort, other !== undefined)}
The contract of the API, with a form for each request: http://localhost:${port}/contract
${describeControl(options.controlSecret, removeSecret !== undefined, port)}
${signInHelp}

Stop with Ctrl+C.`);
  other?.built.catch((error: Error) => console.error(`✗ ${error.message}`));

  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(
      signal,
      () => void Promise.all([close(), other?.close(), removeSecret?.()]).then(() => process.exit(0)),
    );
};

/** Parses the arguments and the port of the environment. Ends the process with 2 when one is not valid. */
function parseOptions(args: readonly string[]) {
  const flags = parseFlags({
    args,
    help,
    options: {
      port: { type: "string" },
      portal: { type: "string", default: "competition" },
      "token-lifetime": { type: "string" },
      "appeal-pace": { type: "string" },
      clock: { type: "string" },
      seed: { type: "string" },
      single: { type: "boolean" },
      tokens: { type: "string", default: "browser" },
      control: { type: "boolean" },
      "allow-host": { type: "string", multiple: true },
    },
  });
  const portal = parsePortalName(flags.portal);
  const tokenStorage = parseTokenStorage(flags.tokens);
  const lifetime = Number(flags["token-lifetime"] ?? 900);
  if (!Number.isFinite(lifetime) || lifetime <= 0)
    exitWithError(`--token-lifetime takes a number of seconds, not "${flags["token-lifetime"]}".`, 2);
  const pace = Number(flags["appeal-pace"] ?? defaultAppealStepSeconds);
  if (!Number.isFinite(pace) || pace < 0)
    exitWithError(`--appeal-pace takes a number of seconds, not "${flags["appeal-pace"]}".`, 2);
  const clock = flags.clock === undefined ? undefined : parseClock(flags.clock);
  if (Number.isNaN(clock)) exitWithError(`--clock takes a time such as 2026-03-20T12:00, not "${flags.clock}".`, 2);
  const seed = flags.seed === undefined ? undefined : Number(flags.seed);
  if (seed !== undefined && !Number.isInteger(seed))
    exitWithError(`--seed takes a whole number, not "${flags.seed}".`, 2);
  return {
    portal,
    tokenStorage,
    port: parsePort(flags.port ?? process.env["PORT"], 4173),
    hostNames: parseAllowedHosts(flags["allow-host"]),
    isSingle: flags.single === true,
    hasControl: flags.control === true,
    storeOptions: {
      accessTokenLifetimeSeconds: lifetime,
      appealStepSeconds: pace,
      ...(clock !== undefined && { now: () => clock }),
      ...(seed !== undefined && { seed }),
    },
  };
}

function describeControl(secret: string | undefined, isPublished: boolean, port: number): string {
  if (secret === undefined)
    return "npm run mock:control changes the mock backend after a start with: npm start -- --control\n";
  return isPublished
    ? `Control requests are accepted: npm run mock:control -- --help${port === 4173 ? "" : ` (--at http://localhost:${port})`}\n`
    : `Control requests are accepted with this secret: MOCK_CONTROL_SECRET=${secret}\n`;
}

const describeOtherPortal = (portal: string, port: number, isServed: boolean): string =>
  isServed
    ? `The ${portal} portal: http://localhost:${port}/ (built in the background when its sources have changed)\n`
    : `The ${portal} portal is not served, because port ${port} is in use.\n`;

/** Parses where the portal keeps tokens. Ends the process with 2 for any other value. */
function parseTokenStorage(text: string): Settings["tokenStorage"] {
  return text === "browser" || text === "gateway"
    ? text
    : exitWithError(`--tokens takes browser or gateway, not "${text}".`, 2);
}

/** Validates public/config.json before the server starts: an invalid file would stop the portal in each browser. */
async function validateSettings(): Promise<void> {
  const file = "public/config.json";
  const text = await readFile(join(import.meta.dirname, "..", file), "utf8").catch(() => "{}");
  try {
    parseSettingsStrictly(text, file);
  } catch (error) {
    exitWithError((error as Error).message);
  }
}
