import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };

const root = join(import.meta.dirname, "../..");
const folder = join(root, "deploy/systemd");
const unitFile = join(folder, "portal.service");
// `--offline` came with version 250.
const hasSystemdAnalyze = (
  spawnSync("systemd-analyze", ["security", "--help"], { encoding: "utf8" }).stdout ?? ""
).includes("--offline");

it.skipIf(!hasSystemdAnalyze).each(["portal", "portal-gateway", "portal-renderer"])(
  "the systemd unit %s has an exposure of at most 2, as systemd rates it",
  (name) => {
    const { stdout, stderr } = spawnSync(
      "systemd-analyze",
      ["security", "--offline=true", join(folder, `${name}.service`)],
      { encoding: "utf8" },
    );
    const [, exposure] = /Overall exposure level for [\w.-]+: ([\d.]+)/.exec(stdout) ?? [];
    expect(Number(exposure), stderr).toBeLessThanOrEqual(2);
  },
);

describe("the systemd unit", () => {
  // Of a setting that is there more than once, the last value.
  const settings = new Map(
    readFileSync(unitFile, "utf8")
      .split("\n")
      .flatMap((line) => {
        const [, name = "", value = ""] = /^([A-Z]\w+)=(.*)$/.exec(line) ?? [];
        return name === "" ? [] : [[name, value] as const];
      }),
  );

  it("gives nginx the time to finish open requests", () => {
    expect(settings.get("KillSignal")).toBe("SIGQUIT");
    expect(settings.get("KillMode")).toBe("mixed");
    expect(Number(settings.get("TimeoutStopSec"))).toBeGreaterThan(10);
    // systemd sends its own signal as soon as this command has ended.
    expect(settings.has("ExecStop")).toBe(false);
  });

  it("starts nginx again for as long as the name of the backend cannot be resolved", () => {
    expect(settings.get("After")?.split(" ")).toContain("nss-lookup.target");
    expect([settings.get("Restart"), settings.get("RestartSec")]).toEqual(["on-failure", "2s"]);
    expect(settings.get("StartLimitIntervalSec")).toBe("0");
  });

  it("restricts what a taken-over nginx can do", () => {
    for (const name of [
      "NoNewPrivileges",
      "PrivateTmp",
      "PrivateDevices",
      "ProtectHome",
      "ProtectClock",
      "ProtectHostname",
      "ProtectKernelTunables",
      "ProtectKernelModules",
      "ProtectKernelLogs",
      "ProtectControlGroups",
      "RestrictNamespaces",
      "RestrictRealtime",
      "RestrictSUIDSGID",
      "LockPersonality",
      "MemoryDenyWriteExecute",
    ])
      expect([name, settings.get(name)]).toEqual([name, "yes"]);
    expect(settings.get("User")).toBe("portal");
    expect(settings.get("ProtectSystem")).toBe("strict");
    expect(settings.get("CapabilityBoundingSet")).toBe("CAP_NET_BIND_SERVICE");
    expect(settings.get("SystemCallFilter")).toBe("~@privileged @resources");
  });
});

const units = readdirSync(folder).filter((file) => file.endsWith(".service"));
const unitsWithNode = units.filter((unit) => readFileSync(join(folder, unit), "utf8").includes("cli.mjs"));

describe.each(unitsWithNode)("%s", (unit) => {
  const text = readFileSync(join(folder, unit), "utf8");
  // systemd turns "$$" into "$".
  const [, script = ""] = /^ExecStart=\/bin\/sh -c '([^']+)' node /m.exec(text.replaceAll("$$", () => "$")) ?? [];

  it.skipIf(process.platform !== "linux")(
    "runs the Node of the lockfile in a checkout, whatever npm has installed it",
    () => {
      expect(script).not.toContain(".bin");
      const { stdout, stderr } = spawnSync("/bin/sh", ["-c", script, "node", "--version"], {
        cwd: root,
        encoding: "utf8",
      });
      const versions = Object.values(manifest.optionalDependencies).map((version) => `v${version}\n`);
      expect(versions, stderr).toContain(stdout);
    },
  );

  it("is started again for as long as it takes, unless an option is wrong", () => {
    for (const line of ["Restart=on-failure", "RestartSec=2s", "StartLimitIntervalSec=0", "RestartPreventExitStatus=2"])
      expect(text.split("\n")).toContain(line);
  });
});

describe("the steps of the documents", () => {
  const steps = ["deployment", "gateway"].map((name) => readFileSync(join(root, `docs/${name}.md`), "utf8")).join("\n");

  it("run no installation script of a package as root, whatever npm is installed", () => {
    const texts = [steps, ...units.map((unit) => readFileSync(join(folder, unit), "utf8"))].join("\n");
    expect(texts).toContain("npm ci --ignore-scripts");
    expect(texts.match(/.*npm ci(?! --ignore-scripts).*/g)).toBeNull();
  });

  it.each(units)("create the user and the folders of %s", (unit) => {
    const text = readFileSync(join(folder, unit), "utf8");
    const [, user = ""] = /^User=(.*)$/m.exec(text) ?? [];
    expect(steps).toMatch(new RegExp(`useradd --system ${user}\\b(?!-)`));
    const [, paths = ""] = /^ReadOnlyPaths=(.*)$/m.exec(text) ?? [];
    // A unit does not start without such a folder, unless its name begins with "-".
    const needed = paths.split(" ").filter((path) => !path.startsWith("-"));
    expect(needed.filter((path) => !new RegExp(`(?:release|in) \`?${path}(?![-\\w])`).test(steps))).toEqual([]);
    const [, certificates] = /CERTIFICATES=(\S+)/.exec(text) ?? [];
    if (certificates !== undefined) expect(steps).toContain(`install -d -o ${user} -m 700 ${certificates}\n`);
  });

  it.each(unitsWithNode)("update the checkout of %s before a release", (unit) => {
    const [, checkout = ""] = /^WorkingDirectory=(.*)$/m.exec(readFileSync(join(folder, unit), "utf8")) ?? [];
    const rows = steps
      .split("\n")
      .filter((line) => line.includes("`umask 022 && git pull && npm ci --ignore-scripts`"));
    expect(rows).toContainEqual(expect.stringContaining(`\`${checkout}\``));
  });
});
