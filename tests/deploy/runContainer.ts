import { execFile, execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import {
  createRuntimeConfig,
  getHealthCommand,
  resolveAccount,
  type ContainerOptions,
  type MountedImage,
} from "../../deploy/container/runtimeConfig.ts";

/** A container that runs with the OCI runtime `runc`. */
export type RunningContainer = {
  process: ChildProcess;
  /** Returns what the container has written to standard output and standard error. */
  readOutput: () => string;
  /** Runs a command in the container and returns its standard output; rejects when it fails. */
  execute: (command: readonly string[]) => Promise<string>;
  /** Sends a signal to the first process of the container. */
  sendSignal: (signal: string) => void;
  /** Resolves when the health check of the image succeeds; rejects when the container ends before. */
  waitUntilHealthy: () => Promise<void>;
  /** Returns the file of the container's network namespace. */
  getNetworkFile: () => string;
  /** Stops the container as an engine does, with the stop signal of the image. Returns its exit code. */
  stop: () => Promise<number | null>;
};

const stopTimeoutMs = 20_000;

/** Starts a container of an image as its own account. */
export async function runContainer(
  image: MountedImage,
  options: Omit<ContainerOptions, "account">,
): Promise<RunningContainer> {
  const folder = await mkdtemp(join(tmpdir(), "portal-container-"));
  const [bundle, id] = [join(folder, "bundle"), basename(folder)];
  const passwd = await readFile(join(image.rootFolder, "etc/passwd"), "utf8");
  const account = resolveAccount(image.config.User, passwd);
  await mkdir(bundle);
  await writeFile(join(bundle, "config.json"), JSON.stringify(createRuntimeConfig(image, { ...options, account })));

  const state = ["--root", join(folder, "state")];
  const child = spawn("runc", [...state, "run", "--bundle", bundle, id], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve).once("error", () => resolve(1)));
  const execute = async (command: readonly string[]): Promise<string> =>
    (await promisify(execFile)("runc", [...state, "exec", id, ...command])).stdout;
  const sendSignal = (signal: string): void =>
    void execFileSync("runc", [...state, "kill", id, signal], { stdio: "ignore" });
  return {
    process: child,
    readOutput: () => output,
    execute,
    sendSignal,
    waitUntilHealthy: async () => {
      for (;;) {
        const isHealthy = await execute(getHealthCommand(image.config)).then(
          () => true,
          () => false,
        );
        if (isHealthy) return;
        if (child.exitCode !== null) throw new Error(`The container ended: ${output}`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    getNetworkFile: () => {
      const { pid } = JSON.parse(execFileSync("runc", [...state, "state", id], { encoding: "utf8" })) as {
        pid: number;
      };
      return `/proc/${pid}/ns/net`;
    },
    stop: async () => {
      if (child.exitCode === null) sendSignal(image.config.StopSignal ?? "SIGTERM");
      const timer = setTimeout(() => sendSignal("SIGKILL"), stopTimeoutMs);
      const code = await ended;
      clearTimeout(timer);
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}
