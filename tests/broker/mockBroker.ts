import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { freePorts } from "./ports.ts";
import type { TestBroker } from "./testBroker.ts";

/** What the embedded service is told, and what it says. */
export type MockBrokerCommand = { count: number; firstIndex: number };
export type MockBrokerEvent = { ready: string[] } | { pushed: number };

/** The embedded service's own socket, in a process of its own on a free port. */
export async function startMockBroker(): Promise<TestBroker> {
  const [port = 0] = await freePorts(1);
  let service: ChildProcess | undefined;
  let tokens: string[] = [];

  const word = <Key extends "ready" | "pushed">(key: Key): Promise<Extract<MockBrokerEvent, Record<Key, unknown>>> =>
    new Promise((resolve) => {
      const hear = (said: MockBrokerEvent): void => {
        if (!(key in said)) return;
        service?.off("message", hear);
        resolve(said as Extract<MockBrokerEvent, Record<Key, unknown>>);
      };
      service?.on("message", hear);
    });
  const start = async (): Promise<void> => {
    service = fork(join(import.meta.dirname, "mockBrokerProcess.ts"), [String(port)], { execArgv: [] });
    tokens = (await word("ready")).ready;
  };
  const kill = async (): Promise<void> => {
    if (service === undefined || service.signalCode !== null) return;
    const gone = new Promise((resolve) => service?.once("exit", resolve));
    service.kill("SIGKILL");
    await gone;
  };
  await start();
  return {
    url: `ws://127.0.0.1:${port}/ws`,
    destination: "/user/queue/notifications",
    forbiddenDestination: "/user/1003/queue/notifications",
    // While the service is away there is no good one.
    nextToken: () => tokens.pop() ?? "none",
    pushMessages: async (push, first = 0) => {
      const pushed = word("pushed");
      service?.send({ count: push, firstIndex: first } satisfies MockBrokerCommand);
      await pushed;
    },
    kill,
    start,
    pause: () => void service?.kill("SIGSTOP"),
    resume: () => void service?.kill("SIGCONT"),
    close: kill,
  };
}
