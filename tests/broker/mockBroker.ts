import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { findFreePort } from "../support/ports.ts";
import type { TestBroker } from "./testBroker.ts";

/** The commands to the process of the mock broker, and its events. */
export type MockBrokerCommand = { count: number; firstIndex: number };
export type MockBrokerEvent = { ready: string[] } | { pushed: number };

/** Starts the STOMP server of the mock backend in a separate process on a free port. */
export async function startMockBroker(): Promise<TestBroker> {
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  let tokens: string[] = [];

  const waitForEvent = <Key extends "ready" | "pushed">(
    key: Key,
  ): Promise<Extract<MockBrokerEvent, Record<Key, unknown>>> =>
    new Promise((resolve) => {
      const onMessage = (event: MockBrokerEvent): void => {
        if (!(key in event)) return;
        child?.off("message", onMessage);
        resolve(event as Extract<MockBrokerEvent, Record<Key, unknown>>);
      };
      child?.on("message", onMessage);
    });
  const start = async (): Promise<void> => {
    child = fork(join(import.meta.dirname, "mockBrokerProcess.ts"), [String(port)], { execArgv: [] });
    tokens = (await waitForEvent("ready")).ready;
  };
  const kill = async (): Promise<void> => {
    if (child === undefined || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child?.once("exit", resolve));
    child.kill("SIGKILL");
    await exited;
  };
  await start();
  return {
    url: `ws://127.0.0.1:${port}/ws`,
    destination: "/user/queue/notifications",
    forbiddenDestination: "/user/1003/queue/notifications",
    // The list is empty while the process is down.
    nextToken: () => tokens.pop() ?? "none",
    pushMessages: async (count, first = 0) => {
      const pushed = waitForEvent("pushed");
      child?.send({ count, firstIndex: first } satisfies MockBrokerCommand);
      await pushed;
    },
    kill,
    start,
    pause: () => void child?.kill("SIGSTOP"),
    resume: () => void child?.kill("SIGCONT"),
    close: kill,
  };
}
