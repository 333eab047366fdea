import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { parseFlags } from "../codegen/commandLine.ts";
import { runCommand } from "../codegen/command.ts";

const root = join(import.meta.dirname, "..");

const { out, shipped = false } = parseFlags({
  help: `Writes the list of everything that the portal is made of, as CycloneDX, into dist-package/sbom.json.

  npm run sbom                     all packages, tools included
  npm run sbom -- --shipped        only what citizens are sent
  npm run sbom -- --out FILE       into another file
`,
  options: { out: { type: "string", default: "dist-package/sbom.json" }, shipped: { type: "boolean" } },
});

await runCommand(async () => {
  const { stdout } = await promisify(execFile)(
    "npm",
    [
      "sbom",
      "--package-lock-only",
      "--sbom-format=cyclonedx",
      "--sbom-type=application",
      ...(shipped ? ["--omit=dev"] : []),
    ],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  const list = JSON.parse(stdout) as {
    serialNumber: string;
    metadata: { timestamp?: string; component: { name: string } };
    components: readonly unknown[];
  };
  const { name } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { name: string };
  // The same packages give the same file: npm writes the hour and a random number, and the folder's name for the product's.
  delete list.metadata.timestamp;
  list.metadata.component.name = name;
  list.serialNumber = `urn:uuid:${deterministicUuid(JSON.stringify(list.components))}`;
  const file = join(root, out);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${relative(root, file)}: ${list.components.length} packages.`);
});

/** A UUID that follows from a text, in the form that UUIDs made of one's own hash have. */
function deterministicUuid(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
