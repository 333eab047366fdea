import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Client } from "@stomp/stompjs";
import { findRabbit } from "./findRabbit.ts";
import { findFreePorts, waitForPort } from "../support/ports.ts";
import type { TestBroker } from "./testBroker.ts";

/** The broker users: the subscriber, the publishing backend, and its relay, which may subscribe to all destinations. */
const [subscriber, publisher, relay] = ["u42", "service", "relay"] as const;
const password = "test-password";
const destination = `/topic/notifications.${subscriber}`;

/** A RabbitMQ server, with functions that the mock broker does not have. */
export type RabbitBroker = TestBroker & {
  /** Publishes a message as the backend does. */
  publish: (destination: string, body: string) => void;
  /** The CONNECT headers of the relay. */
  relayCredentials: { login: string; passcode: string };
  /** The id of the process that the broker is, with its descendants. */
  getProcessId: () => number;
};

/** Options of the broker. */
export type RabbitOptions = {
  /** The memory that it may use before it blocks publishers. */
  memoryLimit?: string;
  /** Its scheduler threads. */
  schedulers?: number;
  /** It collects the garbage of idle connections too. */
  hasBackgroundGc?: boolean;
};

/**
 * Starts RabbitMQ with STOMP over WebSocket on free ports, with its files in a temporary folder. It does not affect a
 * system-wide broker and needs no root privileges once RabbitMQ is installed.
 */
export async function startRabbitBroker({
  memoryLimit = "512MiB",
  schedulers = 1,
  hasBackgroundGc = false,
}: RabbitOptions = {}): Promise<RabbitBroker> {
  const program = findRabbit();
  const folder = await mkdtemp(join(tmpdir(), "portal-broker-"));
  const [socketPort = 0, stompPort = 0, queuePort = 0, nodePort = 0, epmdPort = 0] = await findFreePorts(5);
  await writeConfig(folder, { socketPort, stompPort, queuePort }, memoryLimit, hasBackgroundGc);
  const env = rabbitEnvironment(folder, { nodePort, epmdPort, schedulers });
  // Starts epmd explicitly, because RabbitMQ would leave its own instance running.
  const epmd = spawn("epmd", ["-port", String(epmdPort), "-address", "127.0.0.1"], { env, stdio: "ignore" });
  await waitForPort(epmdPort, 60_000);

  let broker: ChildProcess | undefined;
  let publisherClient: Client | undefined;
  const signal = (name: NodeJS.Signals): void => {
    // Signals the process group, because the broker is a shell script with the Erlang VM as child.
    if (broker?.pid !== undefined && broker.exitCode === null && broker.signalCode === null)
      process.kill(-broker.pid, name);
  };
  const start = async (): Promise<void> => {
    broker = spawn(program, [], { env, cwd: folder, detached: true, stdio: "ignore" });
    await waitForPort(socketPort, 60_000).catch(async (error: unknown) => {
      throw new Error(`RabbitMQ did not start. ${await readLogTail(folder)}`, { cause: error });
    });
    publisherClient = await connectWithRetry(socketPort, 30_000);
  };
  const kill = async (): Promise<void> => {
    await publisherClient?.deactivate({ force: true });
    const exited =
      broker?.exitCode === null && broker.signalCode === null
        ? new Promise((resolve) => broker?.once("exit", resolve))
        : undefined;
    signal("SIGKILL");
    await exited;
  };
  // An aborted test run must not leave the broker running.
  const killAll = (): void => {
    signal("SIGKILL");
    epmd.kill("SIGKILL");
  };
  process.once("exit", killAll);
  await start();
  return {
    url: `ws://127.0.0.1:${socketPort}/ws`,
    destination,
    forbiddenDestination: "/topic/notifications.u43",
    nextToken: createToken,
    pushMessages: (count, first = 0) => publishMessages(publisherClient, count, first),
    publish: (to, body) =>
      publisherClient?.publish({ destination: to, body, headers: { "content-type": "application/json" } }),
    relayCredentials: { login: relay, passcode: password },
    getProcessId: () => broker?.pid ?? 0,
    kill,
    start,
    pause: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    close: async () => {
      await kill();
      epmd.kill("SIGKILL");
      process.off("exit", killAll);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

let tokenCount = 0;
const createToken = (): string => `token-${(tokenCount += 1)}`;

async function writeConfig(
  folder: string,
  { socketPort, stompPort, queuePort }: Record<"socketPort" | "stompPort" | "queuePort", number>,
  memoryLimit: string,
  hasBackgroundGc: boolean,
): Promise<void> {
  await mkdir(join(folder, "home"));
  await writeFile(join(folder, "enabled_plugins"), "[rabbitmq_stomp,rabbitmq_web_stomp].\n");
  await writeFile(join(folder, "definitions.json"), JSON.stringify(brokerDefinitions()));
  const settings = {
    "listeners.tcp.1": `127.0.0.1:${queuePort}`,
    "stomp.listeners.tcp.1": `127.0.0.1:${stompPort}`,
    // The browser sends a bearer token without a login. Instead of token validation, every such connection is this user.
    "stomp.default_user": subscriber,
    "stomp.default_pass": password,
    "web_stomp.tcp.ip": "127.0.0.1",
    "web_stomp.tcp.port": socketPort,
    "web_stomp.ws_path": "/ws",
    load_definitions: join(folder, "definitions.json"),
    "vm_memory_high_watermark.absolute": memoryLimit,
    ...(hasBackgroundGc && { background_gc_enabled: "true", background_gc_target_interval: 20_000 }),
    "disk_free_limit.absolute": "50MB",
    "log.file.level": "info",
  };
  await writeFile(
    join(folder, "rabbitmq.conf"),
    Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(""),
  );
}

/** Returns the users and permissions: the subscriber reads only its own notifications, the publisher writes to all. */
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
  // The field of RabbitMQ that limits a permission to one exchange.
  const topicExchange = Object.fromEntries([["exchange", "amq.topic"]]);
  return {
    vhosts: [{ name: vhost }],
    users: [user(subscriber), user(publisher), user(relay)],
    permissions: [
      {
        user: subscriber,
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
      { user: subscriber, vhost, ...topicExchange, write: "^$", read: "^notifications\\.{username}$" },
      { user: relay, vhost, ...topicExchange, write: "^$", read: "^notifications\\." },
      { user: publisher, vhost, ...topicExchange, write: "^notifications\\.", read: "^$" },
    ],
  };
}

const rabbitEnvironment = (
  folder: string,
  { nodePort, epmdPort, schedulers }: Record<"nodePort" | "epmdPort" | "schedulers", number>,
): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  HOME: join(folder, "home"),
  LANG: "C.UTF-8",
  ERL_EPMD_ADDRESS: "127.0.0.1",
  ERL_EPMD_PORT: String(epmdPort),
  RABBITMQ_NODENAME: `portal-${epmdPort}@localhost`,
  RABBITMQ_DIST_PORT: String(nodePort),
  RABBITMQ_MNESIA_BASE: join(folder, "mnesia"),
  RABBITMQ_LOG_BASE: join(folder, "log"),
  RABBITMQ_CONFIG_FILE: join(folder, "rabbitmq"),
  RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, "enabled_plugins"),
  RABBITMQ_CONF_ENV_FILE: join(folder, "none"),
  RABBITMQ_LOGS: join(folder, "broker.log"),
  RABBITMQ_PID_FILE: join(folder, "pid"),
  RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: `-kernel inet_dist_use_interface {127,0,0,1} +S ${schedulers}:${schedulers} +sbwt none -start_epmd false`,
});

/** Returns the end of the broker's log. */
async function readLogTail(folder: string): Promise<string> {
  const log = await readFile(join(folder, "broker.log"), "utf8").catch(() => "The log is empty.");
  return log.slice(-1000);
}

/** Connects as the publisher, and retries until `timeoutMs`, because the broker accepts connections before its users are loaded. */
async function connectWithRetry(port: number, timeoutMs: number): Promise<Client> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await connectPublisher(port);
    } catch (error) {
      if (Date.now() > deadline) throw error;
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
      // RabbitMQ closes connections with heartbeats while flow control blocks the publisher.
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

/** The messages that are published at once. Between two batches the test can send its heartbeats and receive. */
const batchSize = 100;

/** Publishes messages as the backend does. Resolves when the broker confirms the last one. */
async function publishMessages(client: Client | undefined, count: number, first: number): Promise<void> {
  if (client === undefined) throw new Error("The broker is not running.");
  const confirmed = new Promise<void>((resolve) =>
    client.watchForReceipt(`published-${first + count}`, () => resolve()),
  );
  for (let index = first; index < first + count; index += 1) {
    if (index % batchSize === 0) await setImmediate();
    const body = JSON.stringify({
      id: index + 1,
      type: "INFORMATION",
      title: "News",
      description: String(index),
      createdAt: "2026-03-20T12:00:00+04:00",
    });
    const isLast = index === first + count - 1;
    client.publish({
      destination,
      body,
      headers: { "content-type": "application/json", ...(isLast && { receipt: `published-${first + count}` }) },
    });
  }
  await confirmed;
}
