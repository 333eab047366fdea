import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseCommandLine, parseFlags, runVerb } from "../../cli/commandLine.ts";
import { repositoryRoot } from "../../cli/repositoryRoot.ts";

const help = "Counts words.\n";
const options = {
  quiet: { type: "boolean", default: false },
  language: { type: "string" },
  only: { type: "string", multiple: true },
} as const;

let output: string[] = [];
let errors: string[] = [];
/** The codes with which the process would have ended, the first one first. */
let exitCodes: unknown[] = [];
const argv = [...process.argv];

beforeEach(() => {
  output = [];
  errors = [];
  exitCodes = [];
  vi.stubEnv("npm_lifecycle_event", "");
  vi.spyOn(process, "exit").mockImplementation((code) => {
    exitCodes.push(code);
    throw new Error(`ended with ${String(code)}`);
  });
  vi.spyOn(process.stdout, "write").mockImplementation((text) => output.push(String(text)) > 0);
  vi.spyOn(console, "error").mockImplementation((text) => void errors.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.argv = [...argv];
});

describe("flags", () => {
  it("are returned with their defaults", () => {
    expect(parseFlags({ help, options, args: ["--language", "ru", "--only", "a", "--only=b"] })).toEqual({
      quiet: false,
      language: "ru",
      only: ["a", "b"],
    });
  });

  it.each(["--help", "-h"])("print the help and end the process with 0 for %s", (flag) => {
    expect(() => parseFlags({ help, options, args: [flag] })).toThrow("ended with");
    expect(exitCodes[0]).toBe(0);
    expect(output).toEqual([help]);
  });

  it.each([
    ["an unknown option", ["--loud"], "Unknown option '--loud'. See --help."],
    ["a missing value", ["--language"], "Option '--language <value>' argument missing. See --help."],
    [
      "an option in place of a value",
      ["--language", "--quiet"],
      "Option '--language' argument is ambiguous. See --help.",
    ],
    ["an argument", ["words.txt"], expect.stringMatching(/^Unexpected argument 'words\.txt'.*\. See --help\.$/)],
  ] as const)("end the process with 2 and one sentence for %s", (_name, args, sentence) => {
    expect(() => parseFlags({ help, options, args })).toThrow("ended with");
    expect(exitCodes).toEqual([2]);
    expect(errors).toEqual([sentence]);
  });
});

describe("positional arguments", () => {
  it("are returned beside the flags", () => {
    expect(parseCommandLine({ help, options, maxPositionals: 2, args: ["a.txt", "--quiet", "b.txt"] })).toEqual({
      flags: { quiet: true },
      positionals: ["a.txt", "b.txt"],
    });
  });

  it("end the process with 2 when there are too many", () => {
    const args = ["a.txt", "b.txt"];
    expect(() => parseCommandLine({ help, options, maxPositionals: 1, args })).toThrow("ended with");
    expect(exitCodes).toEqual([2]);
    expect(errors).toEqual(["Unexpected argument 'b.txt'. See --help."]);
  });
});

describe("verbs", () => {
  const count = vi.fn<(args: readonly string[]) => Promise<void>>(() => Promise.resolve());

  it("get the arguments after their name", async () => {
    await runVerb({ help, verbs: { count } }, ["count", "--quiet", "a.txt"]);
    expect(count).toHaveBeenCalledWith(["--quiet", "a.txt"]);
  });

  it.each([[[]], [["--help"]]])("print the help for %j", async (args) => {
    await expect(runVerb({ help, verbs: { count } }, args)).rejects.toThrow("ended with");
    expect(exitCodes[0]).toBe(0);
    expect(output).toEqual([help]);
  });

  it.each(["measure", "toString"])("end the process with 2 for the unknown verb %s", async (verb) => {
    await expect(runVerb({ help, verbs: { count, list: count } }, [verb])).rejects.toThrow("ended with 2");
    expect(errors).toEqual([`✗ Unknown verb "${verb}". Verbs: count, list.`]);
  });
});

describe("options that npm kept for itself", () => {
  /** Parses as a command of `cli.mjs` that npm has started. */
  const parseUnderNpm = (
    script: string,
    passed: readonly string[],
    taken: Readonly<Record<string, string>>,
    args = passed,
  ): void => {
    vi.stubEnv("npm_lifecycle_event", script);
    for (const [name, value] of Object.entries(taken)) vi.stubEnv(`npm_config_${name}`, value);
    process.argv = ["node", "cli.mjs", script, ...passed];
    parseCommandLine({
      help,
      options: { ...options, "dry-run": { type: "boolean" } },
      maxPositionals: 3,
      args,
    });
  };

  it.each([
    ["words", [], { quiet: "true" }, "--quiet", "npm run words -- --quiet"],
    ["words", ["a.txt"], { dry_run: "true" }, "--dry-run", "npm run words -- a.txt --dry-run"],
    ["start", [], { quiet: "true" }, "--quiet", "npm start -- --quiet"],
    ["test", [], { quiet: "true" }, "--quiet", "npm test -- --quiet"],
    ["words", ["a.txt", "ru"], { language: "true" }, "--language", "npm run words -- a.txt --language ru"],
    ["words", [], { language: "true" }, "--language", "npm run words -- --language VALUE"],
    ["words", ["a.txt"], { language: "ru" }, "--language", "npm run words -- a.txt --language ru"],
    ["words", [], { only: "a\n\nb" }, "--only", "npm run words -- --only a --only b"],
    [
      "words",
      ["ru", "a"],
      { language: "true", only: "true" },
      "--language, --only",
      "npm run words -- --language VALUE --only VALUE",
    ],
  ] as const)("are named with the right command line: %s %j %j", (script, passed, taken, names, command) => {
    expect(() => parseUnderNpm(script, passed, taken)).toThrow("ended with 2");
    expect(errors).toEqual([`✗ npm does not pass ${names} to the script without "--". Run: ${command}`]);
  });

  it("follow the verb", () => {
    expect(() => parseUnderNpm("words", ["count", "a.txt"], { quiet: "true" }, ["a.txt"])).toThrow("ended with 2");
    expect(errors.join()).toContain("Run: npm run words -- count a.txt --quiet");
  });

  it("of another script that started this one are ignored", () => {
    vi.stubEnv("npm_lifecycle_event", "other");
    vi.stubEnv("npm_config_quiet", "true");
    process.argv = ["node", "cli.mjs", "words"];
    expect(parseFlags({ help, options, args: [] })).toEqual({ quiet: false });
  });

  it("are none when npm passed all of them", () => {
    expect(() => parseUnderNpm("words", ["--quiet"], {})).not.toThrow();
  });
});

describe("the help of a command", () => {
  const commands = execFileSync("git", ["ls-files", "*.ts"], { cwd: repositoryRoot, encoding: "utf8" })
    .trim()
    .split("\n")
    .flatMap((path): [string, string[], string][] => {
      const text = readFileSync(join(repositoryRoot, path), "utf8");
      const [, ownHelp] = /^const help = `([^]*?)`;/m.exec(text) ?? [];
      const names = [...text.matchAll(/(?:"([\w-]+)"|\b(\w+)): \{ type: "(?:string|boolean)"/g)];
      return ownHelp === undefined ? [] : [[path, names.map(([, quoted, plain = ""]) => quoted ?? plain), ownHelp]];
    });

  it.each(commands)("names each option: %s", (path, names, ownHelp) => {
    // `npm run check` passes it to the script of `npm test`.
    const internal = path === "tests/runAll.ts" ? ["fast"] : [];
    expect(names.filter((name) => !internal.includes(name) && !ownHelp.includes(`--${name}`))).toEqual([]);
  });

  it("is found", () => expect(commands.length).toBeGreaterThan(30));
});
