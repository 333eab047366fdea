import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@stomp/stompjs";
import { findRabbit } from "./findRabbit.ts";
import { freePorts, waitForPort } from "./ports.ts";
import type { TestBroker } from "./testBroker.ts";

/** The person who listens, the service that publishes, and its relay that listens for everybody. Each may do just that. */
const [listener, publisher, relay] = ["u42", "service", "relay"] as const;
const password = "of-this-test-run";
const destination = `/topic/notifications.${listener}`;

/** A RabbitMQ, beyond what every station can do. */
export type RabbitBroker = TestBroker & {
  /** Publishes a text as the service does. */
  publish: (to: string, text: string) => void;
  /** By what headers a relay of the service connects, which may listen for everybody. */
  relayCredentials: { login: string; passcode: string };
};

/**
 * A RabbitMQ with its STOMP sockets, on free ports of this machine, with everything it writes in one folder that is removed
 * in the end. Nothing of a system-wide broker is touched, and no rights of a superuser are needed once it is installed.
 */
export async function startRabbitBroker(): Promise<RabbitBroker> {
  const program = findRabbit();
  const folder = await mkdtemp(join(tmpdir(), "portal-broker-"));
  const [socketPort = 0, stompPort = 0, queuePort = 0, nodePort = 0, namesPort = 0] = await freePorts(5);
  await writeConfig(folder, { socketPort, stompPort, queuePort });
  const env = rabbitEnvironment(folder, nodePort, namesPort);
  // The directory of Erlang's names would otherwise stay behind as a process of nobody.
  const names = spawn("epmd", ["-port", String(namesPort), "-address", "127.0.0.1"], { env, stdio: "ignore" });
  await waitForPort(namesPort, 10_000);

  let broker: ChildProcess | undefined;
  let sender: Client | undefined;
  const signal = (name: NodeJS.Signals): void => {
    // The whole group: the broker is a shell with the virtual machine below it.
    if (broker?.pid !== undefined && broker.exitCode === null && broker.signalCode === null)
      process.kill(-broker.pid, name);
  };
  const start = async (): Promise<void> => {
    broker = spawn(program, [], { env, cwd: folder, detached: true, stdio: "ignore" });
    await waitForPort(socketPort, 60_000).catch(async (error: unknown) => {
      throw new Error(`RabbitMQ did not start. ${await readLogTail(folder)}`, { cause: error });
    });
    sender = await connectWithRetry(socketPort, 30_000);
  };
  const kill = async (): Promise<void> => {
    await sender?.deactivate({ force: true });
    const gone =
      broker?.exitCode === null && broker.signalCode === null
        ? new Promise((resolve) => broker?.once("exit", resolve))
        : undefined;
    signal("SIGKILL");
    await gone;
  };
  // A test run that is stopped must not leave a broker behind.
  const leave = (): void => {
    signal("SIGKILL");
    names.kill("SIGKILL");
  };
  process.once("exit", leave);
  await start();
  return {
    url: `ws://127.0.0.1:${socketPort}/ws`,
    destination,
    forbiddenDestination: "/topic/notifications.u43",
    nextToken: createToken,
    pushMessages: (count, first = 0) => publishMessages(sender, count, first),
    publish: (to, body) => sender?.publish({ destination: to, body, headers: { "content-type": "application/json" } }),
    relayCredentials: { login: relay, passcode: password },
    kill,
    start,
    pause: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    close: async () => {
      await kill();
      names.kill("SIGKILL");
      process.off("exit", leave);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

let tokenCount = 0;
const createToken = (): string => `token-${(tokenCount += 1)}`;

async function writeConfig(
  folder: string,
  { socketPort, stompPort, queuePort }: Record<"socketPort" | "stompPort" | "queuePort", number>,
): Promise<void> {
  await mkdir(join(folder, "home"));
  await writeFile(join(folder, "enabled_plugins"), "[rabbitmq_stomp,rabbitmq_web_stomp].\n");
  await writeFile(join(folder, "people.json"), JSON.stringify(brokerDefinitions()));
  const lines = {
    "listeners.tcp.1": `127.0.0.1:${queuePort}`,
    "stomp.listeners.tcp.1": `127.0.0.1:${stompPort}`,
    // A browser brings a bearer token and no name: the broker's own check of tokens is replaced by one person here.
    "stomp.default_user": listener,
    "stomp.default_pass": password,
    "web_stomp.tcp.ip": "127.0.0.1",
    "web_stomp.tcp.port": socketPort,
    "web_stomp.ws_path": "/ws",
    load_definitions: join(folder, "people.json"),
    "vm_memory_high_watermark.absolute": "512MiB",
    "disk_free_limit.absolute": "50MB",
    "log.file.level": "info",
  };
  await writeFile(
    join(folder, "rabbitmq.conf"),
    Object.entries(lines)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(""),
  );
}

/** Who may do what: the listener hears their own notifications alone, the service publishes to everybody. */
function brokerDefinitions(): object {
  const salt = Buffer.from([1, 2, 3, 4]);
  const hash = Buffer.concat([salt, createHash("sha256").update(salt).update(password).digest()]).toString("base64");
  const user = (name: string): object => ({
    name,
    password_hash: hash,
    hashing_algorithm: "rabbit_password_hashing_sha256",
    tags: "",
  });
  const vhost = "/";
  return {
    vhosts: [{ name: vhost }],
    users: [user(listener), user(publisher), user(relay)],
    permissions: [
      {
        user: listener,
        vhost,
        configure: "^stomp-subscription-",
        write: "^stomp-subscription-",
        read: "^(stomp-subscription-.*|amq\\.topic)$",
      },
      {
        user: relay,
        vhost,
        configure: "^stomp-subscription-",
        write: "^stomp-subscription-",
        read: "^(stomp-subscription-.*|amq\\.topic)$",
      },
      { user: publisher, vhost, configure: "^$", write: "^amq\\.topic$", read: "^$" },
    ],
    topic_permissions: [
      { user: listener, vhost, exchange: "amq.topic", write: "^$", read: "^notifications\\.{username}$" },
      { user: relay, vhost, exchange: "amq.topic", write: "^$", read: "^notifications\\." },
      { user: publisher, vhost, exchange: "amq.topic", write: "^notifications\\.", read: "^$" },
    ],
  };
}

const rabbitEnvironment = (folder: string, nodePort: number, namesPort: number): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  HOME: join(folder, "home"),
  LANG: "C.UTF-8",
  ERL_EPMD_ADDRESS: "127.0.0.1",
  ERL_EPMD_PORT: String(namesPort),
  RABBITMQ_NODENAME: `portal-${namesPort}@localhost`,
  RABBITMQ_DIST_PORT: String(nodePort),
  RABBITMQ_MNESIA_BASE: join(folder, "mnesia"),
  RABBITMQ_LOG_BASE: join(folder, "log"),
  RABBITMQ_CONFIG_FILE: join(folder, "rabbitmq"),
  RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, "enabled_plugins"),
  RABBITMQ_CONF_ENV_FILE: join(folder, "none"),
  RABBITMQ_LOGS: join(folder, "broker.log"),
  RABBITMQ_PID_FILE: join(folder, "pid"),
  RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS:
    "-kernel inet_dist_use_interface {127,0,0,1} +S 1:1 +sbwt none -start_epmd false",
});

/** The end of what the broker wrote about itself. */
async function readLogTail(folder: string): Promise<string> {
  const log = await readFile(join(folder, "broker.log"), "utf8").catch(() => "It wrote nothing.");
  return log.slice(-1000);
}

/** Connects as the service. The broker opens its sockets before it has read who may come in, so a refusal is not its last word. */
async function connectWithRetry(port: number, timeoutMs: number): Promise<Client> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await connectPublisher(port);
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

const connectPublisher = (port: number): Promise<Client> =>
  new Promise((resolve, reject) => {
    const client: Client = new Client({
      brokerURL: `ws://127.0.0.1:${port}/ws`,
      connectHeaders: { login: publisher, passcode: password },
      reconnectDelay: 0,
      // This broker ends a connection with signs of life whose sender it has slowed down.
      heartbeatIncoming: 0,
      heartbeatOutgoing: 0,
      onConnect: () => resolve(client),
      onStompError: ({ headers }) => {
        void client.deactivate({ force: true });
        reject(new Error(headers["message"]));
      },
    });
    client.activate();
  });

/** Publishes as the service does, and resolves when the broker has taken the last one. */
async function publishMessages(client: Client | undefined, count: number, first: number): Promise<void> {
  if (client === undefined) throw new Error("The broker is not running.");
  const taken = new Promise<void>((resolve) => client.watchForReceipt(`published-${first + count}`, () => resolve()));
  for (let place = first; place < first + count; place += 1) {
    const body = JSON.stringify({
      id: place + 1,
      type: "INFORMATION",
      title: "News",
      description: String(place),
      createdAt: "2026-03-20T12:00:00+04:00",
    });
    const last = place === first + count - 1;
    client.publish({
      destination,
      body,
      headers: { "content-type": "application/json", ...(last && { receipt: `published-${first + count}` }) },
    });
  }
  await taken;
}
