import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "../../cli/repositoryRoot.ts";
import { runProgram } from "../../cli/runProgram.ts";

const node = process.execPath;

describe("runProgram", () => {
  it("resolves to the exit code and passes on what the program prints", async () => {
    let output = "";
    const exitCode = await runProgram(node, ["-e", "console.log('out'); console.error('err'); process.exit(3)"], {
      stdio: ["ignore", "pipe", "pipe"],
      onOutput: (text) => (output += text),
    });
    expect(exitCode).toBe(3);
    expect(output.trim().split("\n").toSorted()).toEqual(["err", "out"]);
  });

  it("rejects when the program cannot be started", async () => {
    await expect(runProgram("./missing-program", [])).rejects.toThrow("ENOENT");
  });

  it("ends the program and the process at SIGTERM, and starts nothing more", async () => {
    const endlessProgram = "console.log(process.pid); setInterval(() => undefined, 1000)";
    const script = `
      const { runProgram } = await import("./cli/runProgram.ts");
      await runProgram(process.execPath, ["-e", ${JSON.stringify(endlessProgram)}]);
      console.log("next");`;
    const child = spawn(node, ["--input-type=module", "-e", script], {
      cwd: repositoryRoot,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (data: Buffer) => (output += data.toString()));
    await once(child.stdout, "data");
    child.kill("SIGTERM");
    const [exitCode] = (await once(child, "close")) as [number];
    expect(exitCode).toBe(143);
    expect(output).not.toContain("next");
    expect(() => process.kill(Number(output), 0)).toThrow("ESRCH");
  });
});
