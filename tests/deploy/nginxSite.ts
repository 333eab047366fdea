import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createSocket, type AddressInfo } from "node:net";
import { join } from "node:path";
import { attachStompServer, mockBackendMiddleware } from "../../mocks/httpServer.ts";
import { createMockStore, type MockStore } from "../../mocks/store/mockStore.ts";
import { findNginx } from "./findNginx.ts";

/** A portal behind nginx, in a folder of its own on free ports. */
export type NginxSite = {
  /** `https://localhost:…`, without a slash at the end. */
  origin: string;
  /** Where plain requests are sent on from. */
  plainHttpOrigin: string;
  /** The certificate that nginx shows, which nobody else trusts. */
  certificate: string;
  store: MockStore;
  /** The service itself, while it is there. */
  backendServer: () => Server | undefined;
  /** The operator's folder for config.json. */
  settingsFolder: string;
  /** Everything that nginx has written about requests and about itself. */
  readLogs: () => string;
  /** Takes the service away, or brings it back, while nginx goes on. */
  setBackendRunning: (there: boolean) => Promise<void>;
  /** Reads the configuration of the release that `portal` leads to now. */
  reload: () => void;
  close: () => Promise<void>;
};

/** What is behind nginx: a world, and the way its live feed is given out. */
export type BackendOptions = { store?: MockStore; attachFeed?: (server: Server, world: MockStore) => () => void };

/** Starts the embedded service and nginx before it. `portal` is a package, or a link to one; everything is written into `folder`. */
export async function startNginxSite(
  packageFolder: string,
  folder: string,
  {
    store = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 }),
    attachFeed = (server, of) => attachStompServer(server, { store: of }),
  }: BackendOptions = {},
): Promise<NginxSite> {
  const { executable, modulesFolder } = findNginx();
  const [certificates, settings, run, log] = [
    join(folder, "certificates"),
    join(folder, "settings"),
    join(folder, "run"),
    join(folder, "access.log"),
  ];
  for (const path of [certificates, settings, run]) mkdirSync(path, { recursive: true });
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
      "-addext",
      "subjectAltName=DNS:localhost",
      "-keyout",
      join(certificates, "tls.key"),
      "-out",
      join(certificates, "tls.crt"),
    ],
    { stdio: "ignore" },
  );

  const servicePort = await findFreePort();
  let service: { server: Server; closeFeed: () => void } | undefined;
  const setService = async (there: boolean): Promise<void> => {
    if (!there && service !== undefined) {
      service.closeFeed();
      service.server.closeAllConnections();
      await new Promise((resolve) => service?.server.close(resolve));
      service = undefined;
    }
    if (there && service === undefined) {
      const answer = mockBackendMiddleware({ store });
      const server = createServer((request, response) =>
        answer(request, response, () => response.writeHead(404).end()),
      );
      service = { server, closeFeed: attachFeed(server, store) };
      server.listen(servicePort, "127.0.0.1");
      await once(server, "listening");
    }
  };
  await setService(true);

  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const environment = {
    ...process.env,
    PORTAL: packageFolder,
    RUN: run,
    LOG: log,
    MODULES: modulesFolder,
    SETTINGS: settings,
    CERTIFICATES: certificates,
    SERVICE: `http://127.0.0.1:${servicePort}/api`,
    LISTEN: `127.0.0.1:${port}`,
    LISTEN_PLAIN: `127.0.0.1:${plainPort}`,
    PUBLIC_PORT: String(port),
  };
  const write = (): void =>
    void execFileSync("sh", [join(packageFolder, "start.sh"), "write"], {
      env: environment,
      stdio: ["ignore", "ignore", "inherit"],
    });
  write();
  // As root, nginx would give its workers to an account that may not read this folder.
  const nginx = spawn(
    executable,
    [
      "-c",
      join(run, "nginx.conf"),
      "-e",
      "stderr",
      "-g",
      `daemon off;${process.getuid?.() === 0 ? " user root;" : ""}`,
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  let errors = "";
  nginx.stderr.on("data", (data: Buffer) => (errors += data.toString()));
  await waitUntilReachable(port, nginx, () => errors);
  return {
    origin: `https://localhost:${port}`,
    plainHttpOrigin: `http://localhost:${plainPort}`,
    certificate: readFileSync(join(certificates, "tls.crt"), "utf8"),
    store,
    backendServer: () => service?.server,
    settingsFolder: settings,
    readLogs: () => readFileSync(log, "utf8") + errors,
    setBackendRunning: setService,
    reload: () => {
      write();
      nginx.kill("SIGHUP");
    },
    close: async () => {
      const ended = once(nginx, "exit");
      nginx.kill("SIGTERM");
      await ended;
      await setService(false);
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createSocket().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitUntilReachable(port: number, nginx: ChildProcess, errors: () => string): Promise<void> {
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${errors()}`);
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
