import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { freePorts } from "./ports.ts";
import type { Station } from "./testBroker.ts";

/** What the embedded service is told, and what it says. */
export type Order = { push: number; first: number };
export type Word = { ready: string[] } | { pushed: number };

/** The embedded service's own socket, in a process of its own on a free port. */
export async function openEmbedded(): Promise<Station> {
  const [port = 0] = await freePorts(1);
  let service: ChildProcess | undefined;
  let tokens: string[] = [];

  const word = <Key extends "ready" | "pushed">(key: Key): Promise<Extract<Word, Record<Key, unknown>>> =>
    new Promise((resolve) => {
      const hear = (said: Word): void => {
        if (!(key in said)) return;
        service?.off("message", hear);
        resolve(said as Extract<Word, Record<Key, unknown>>);
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
    forbidden: "/user/1003/queue/notifications",
    // While the service is away there is no good one.
    token: () => tokens.pop() ?? "none",
    push: async (push, first = 0) => {
      const pushed = word("pushed");
      service?.send({ push, first } satisfies Order);
      await pushed;
    },
    kill,
    start,
    freeze: () => void service?.kill("SIGSTOP"),
    thaw: () => void service?.kill("SIGCONT"),
    close: kill,
  };
}
