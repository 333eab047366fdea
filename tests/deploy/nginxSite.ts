import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { createControlSecret } from "../../mocks/control/controlSecret.ts";
import { attachStompServer, mockBackendMiddleware } from "../../mocks/httpServer.ts";
import { createMockStore, type MockStore } from "../../mocks/store/mockStore.ts";
import { createCertificate } from "../support/createCertificate.ts";
import { findNginx } from "./findNginx.ts";
import { findFreePort, findFreePorts } from "../support/ports.ts";

/** A portal behind nginx, in its own folder and on free ports. */
export type NginxSite = {
  /** `https://localhost:…`, without a slash at the end. */
  origin: string;
  /** The origin that redirects plain HTTP to HTTPS. */
  plainHttpOrigin: string;
  /** The self-signed certificate of nginx. */
  certificate: string;
  store: MockStore;
  /** The secret of the control API, which nothing outside may use. */
  controlSecret: string;
  /** The server of the mock backend, while it runs. */
  backendServer: () => Server | undefined;
  /** The operator's folder for config.json. */
  settingsFolder: string;
  /** Returns the access log and the error log. */
  readLogs: () => string;
  /** Stops or starts the mock backend while nginx runs. */
  setBackendRunning: (isRunning: boolean) => Promise<void>;
  /** Reloads nginx with the configuration of the current release. */
  reload: () => void;
  close: () => Promise<void>;
};

/** A running nginx. */
export type RunningNginx = {
  process: ChildProcess;
  /** Returns what it wrote to standard error, and to standard output when the log is there. */
  readOutput: () => string;
  /** Writes the configuration of the current release and loads it. */
  reload: () => void;
  stop: () => Promise<unknown>;
};

/** Starts nginx with these variables of start.sh. */
export type NginxStarter = (environment: Readonly<Record<string, string>>) => Promise<RunningNginx>;

/** The mock backend behind nginx, the STOMP server that is attached to it, and how nginx starts (default: the installed one). */
export type SiteOptions = {
  store?: MockStore;
  attachStomp?: (server: Server, store: MockStore) => () => void;
  startNginx?: NginxStarter;
  /** Other variables of start.sh. */
  environment?: Readonly<Record<string, string>>;
};

/** Starts the mock backend and nginx. `packageFolder` is a package or a symbolic link to one; all files are written to `folder`. */
export async function startNginxSite(
  packageFolder: string,
  folder: string,
  {
    store = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 }),
    attachStomp = (server, backendStore) => attachStompServer(server, { store: backendStore }),
    startNginx = (environment) => startInstalledNginx(packageFolder, folder, environment),
    environment: otherVariables = {},
  }: SiteOptions = {},
): Promise<NginxSite> {
  const [certificates, settings] = [join(folder, "certificates"), join(folder, "settings")];
  for (const path of [certificates, settings]) mkdirSync(path, { recursive: true });
  createCertificate(join(certificates, "tls.key"), join(certificates, "tls.crt"), 2);

  const controlSecret = createControlSecret();
  const backendPort = await findFreePort();
  let backend: { server: Server; closeStomp: () => void } | undefined;
  const setBackendRunning = async (isRunning: boolean): Promise<void> => {
    if (!isRunning && backend !== undefined) {
      backend.closeStomp();
      backend.server.closeAllConnections();
      await new Promise((resolve) => backend?.server.close(resolve));
      backend = undefined;
    }
    if (isRunning && backend === undefined) {
      const middleware = mockBackendMiddleware({ store, controlSecret, isBehindProxy: true });
      const server = createServer((request, response) =>
        middleware(request, response, () => response.writeHead(404).end()),
      );
      backend = { server, closeStomp: attachStomp(server, store) };
      server.listen(backendPort, "127.0.0.1");
      await once(server, "listening");
    }
  };
  await setBackendRunning(true);

  const [port = 0, plainPort = 0] = await findFreePorts(2);
  const nginx = await startNginx({
    SETTINGS: settings,
    CERTIFICATES: certificates,
    BACKEND_URL: `http://127.0.0.1:${backendPort}/api`,
    LISTEN: `127.0.0.1:${port}`,
    LISTEN_PLAIN: `127.0.0.1:${plainPort}`,
    PUBLIC_PORT: String(port),
    SECURITY_CONTACT: "security@portal.example",
    // A test reads the log at once.
    LOG_BUFFER: "off",
    ...otherVariables,
  });
  await waitUntilReachable(port, nginx);
  return {
    origin: `https://localhost:${port}`,
    plainHttpOrigin: `http://localhost:${plainPort}`,
    certificate: readFileSync(join(certificates, "tls.crt"), "utf8"),
    store,
    controlSecret,
    backendServer: () => backend?.server,
    settingsFolder: settings,
    readLogs: nginx.readOutput,
    setBackendRunning,
    reload: nginx.reload,
    close: async () => {
      await nginx.stop();
      await setBackendRunning(false);
    },
  };
}

/** Starts the nginx of this machine for a package; all files are written to `folder`. */
export async function startInstalledNginx(
  packageFolder: string,
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningNginx> {
  const { executable, modulesFolder } = findNginx();
  const [run, log] = [join(folder, "run"), join(folder, "access.log")];
  mkdirSync(run, { recursive: true });
  const writeConfiguration = (): void =>
    void execFileSync("sh", [join(packageFolder, "start.sh"), "write"], {
      env: { ...process.env, ...environment, PORTAL: packageFolder, RUN: run, LOG: log, MODULES: modulesFolder },
      stdio: ["ignore", "ignore", "inherit"],
    });
  writeConfiguration();
  // Started by root, nginx would run its workers as a user that may not read this folder.
  const directives = `daemon off;${process.getuid?.() === 0 ? " user root;" : ""}`;
  const nginx = spawn(executable, ["-c", join(run, "nginx.conf"), "-e", "stderr", "-g", directives], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  nginx.stderr.on("data", (data: Buffer) => (errors += data.toString()));
  return {
    process: nginx,
    readOutput: () => (existsSync(log) ? readFileSync(log, "utf8") : "") + errors,
    reload: () => {
      writeConfiguration();
      nginx.kill("SIGHUP");
    },
    stop: async () => {
      const ended = once(nginx, "exit");
      nginx.kill("SIGTERM");
      await ended;
    },
  };
}

async function waitUntilReachable(port: number, nginx: RunningNginx): Promise<void> {
  for (;;) {
    if (nginx.process.exitCode !== null) throw new Error(`nginx did not start: ${nginx.readOutput()}`);
    const isReachable = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isReachable) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until the log has a text. Returns whether it has it after at most a minute. */
export async function waitForLog(site: NginxSite, text: string): Promise<boolean> {
  const endsAtMs = Date.now() + 60_000;
  while (!site.readLogs().includes(text) && Date.now() < endsAtMs)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return site.readLogs().includes(text);
}
