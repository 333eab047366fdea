import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createSocket, type AddressInfo } from "node:net";
import { join } from "node:path";
import { attachFeed, serviceMiddleware } from "../../mocks/httpServer.ts";
import { createWorld, type World } from "../../mocks/store/mockStore.ts";
import { findNginx } from "./findNginx.ts";

/** A portal behind nginx, in a folder of its own on free ports. */
export type Site = {
  /** `https://localhost:…`, without a slash at the end. */
  origin: string;
  /** Where plain requests are sent on from. */
  plainOrigin: string;
  /** The certificate that nginx shows, which nobody else trusts. */
  certificate: string;
  world: World;
  /** The service itself, while it is there. */
  server: () => Server | undefined;
  /** The operator's folder for config.json. */
  settings: string;
  /** Everything that nginx has written about requests and about itself. */
  logs: () => string;
  /** Takes the service away, or brings it back, while nginx goes on. */
  service: (there: boolean) => Promise<void>;
  /** Reads the configuration of the release that `portal` leads to now. */
  reload: () => void;
  close: () => Promise<void>;
};

/** What is behind nginx: a world, and the way its live feed is given out. */
export type Behind = { world?: World; attach?: (server: Server, world: World) => () => void };

/** Starts the embedded service and nginx before it. `portal` is a package, or a link to one; everything is written into `folder`. */
export async function startSite(portal: string, folder: string, { world = createWorld({ welcomeAfter: 0, questionAfter: 0 }), attach = (server, of) => attachFeed(server, { world: of }) }: Behind = {}): Promise<Site> {
  const { program, modules } = findNginx();
  const [certificates, settings, run, log] = [join(folder, "certificates"), join(folder, "settings"), join(folder, "run"), join(folder, "access.log")];
  for (const path of [certificates, settings, run]) mkdirSync(path, { recursive: true });
  execFileSync("openssl", ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", join(certificates, "tls.key"), "-out", join(certificates, "tls.crt")], { stdio: "ignore" });

  const servicePort = await freePort();
  let service: { server: Server; closeFeed: () => void } | undefined;
  const setService = async (there: boolean): Promise<void> => {
    if (!there && service !== undefined) {
      service.closeFeed();
      service.server.closeAllConnections();
      await new Promise((resolve) => service?.server.close(resolve));
      service = undefined;
    }
    if (there && service === undefined) {
      const answer = serviceMiddleware({ world });
      const server = createServer((request, response) => answer(request, response, () => response.writeHead(404).end()));
      service = { server, closeFeed: attach(server, world) };
      server.listen(servicePort, "127.0.0.1");
      await once(server, "listening");
    }
  };
  await setService(true);

  const [port, plainPort] = [await freePort(), await freePort()];
  const environment = {
    ...process.env, PORTAL: portal, RUN: run, LOG: log, MODULES: modules, SETTINGS: settings, CERTIFICATES: certificates,
    SERVICE: `http://127.0.0.1:${servicePort}/api`, LISTEN: `127.0.0.1:${port}`, LISTEN_PLAIN: `127.0.0.1:${plainPort}`, PUBLIC_PORT: String(port),
  };
  const write = (): void => void execFileSync("sh", [join(portal, "start.sh"), "write"], { env: environment, stdio: ["ignore", "ignore", "inherit"] });
  write();
  // As root, nginx would give its workers to an account that may not read this folder.
  const nginx = spawn(program, ["-c", join(run, "nginx.conf"), "-e", "stderr", "-g", `daemon off;${process.getuid?.() === 0 ? " user root;" : ""}`], { stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  nginx.stderr.on("data", (data: Buffer) => (errors += data.toString()));
  await reachable(port, nginx, () => errors);
  return {
    origin: `https://localhost:${port}`,
    plainOrigin: `http://localhost:${plainPort}`,
    certificate: readFileSync(join(certificates, "tls.crt"), "utf8"),
    world,
    server: () => service?.server,
    settings,
    logs: () => readFileSync(log, "utf8") + errors,
    service: setService,
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

async function freePort(): Promise<number> {
  const server = createSocket().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function reachable(port: number, nginx: ChildProcess, errors: () => string): Promise<void> {
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${errors()}`);
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(() => true, () => false);
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
