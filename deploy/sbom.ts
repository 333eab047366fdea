import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Command } from "../cli/command.ts";
import { parseFlags } from "../cli/commandLine.ts";
import { isNodePackage, readLockedPackages } from "./lockfile.ts";

const root = join(import.meta.dirname, "..");

const help = `Writes a CycloneDX bill of materials into dist-package/sbom.json.

  npm run supply-chain -- sbom                 all packages, tools and Node included
  npm run supply-chain -- sbom --shipped       only packages that are shipped to browsers, or run by the gateway and the renderer
  npm run supply-chain -- sbom --out FILE      into another file
`;

type BillOfMaterials = {
  serialNumber: string;
  metadata: { timestamp?: string; component: { name: string } };
  components: readonly { name: string; "bom-ref": string }[];
  dependencies: readonly { ref: string; dependsOn?: readonly string[] }[];
};

/** Runs `npm run supply-chain -- sbom`. */
export const run: Command = async (args) => {
  const { out, shipped = false } = parseFlags({
    help,
    options: { out: { type: "string", default: "dist-package/sbom.json" }, shipped: { type: "boolean" } },
    args,
  });
  const npmArgs = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application"];
  const { stdout } = await promisify(execFile)("npm", [...npmArgs, ...(shipped ? ["--omit=dev"] : [])], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const bill = JSON.parse(stdout) as BillOfMaterials;
  const { name } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { name: string };
  // npm counts the packages of Node as shipped, and no advisory names them: scanners find Node by its own component.
  if (shipped) removeNodePackages(bill);
  else bill.components = [...bill.components, ...(await listNodeComponents())];
  // npm writes the time, a random serial number and the folder's name; without them equal packages give an equal file.
  delete bill.metadata.timestamp;
  bill.metadata.component.name = name;
  bill.serialNumber = `urn:uuid:${deterministicUuid(JSON.stringify(bill.components))}`;
  const file = resolve(root, out);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${out}: ${bill.components.length} packages.`);
};

/** Removes the packages of Node and what refers to them. */
function removeNodePackages(bill: BillOfMaterials): void {
  const removed = new Set(bill.components.filter(({ name }) => isNodePackage(name)).map((each) => each["bom-ref"]));
  bill.components = bill.components.filter((each) => !removed.has(each["bom-ref"]));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => !removed.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => !removed.has(each)) }));
}

/** Returns a component for each version of Node in the lockfile. */
async function listNodeComponents(): Promise<BillOfMaterials["components"]> {
  const versions = (await readLockedPackages()).filter(({ name }) => isNodePackage(name)).map(({ version }) => version);
  return [...new Set(versions)].toSorted().map((version) => ({
    type: "platform",
    "bom-ref": `node@${version}`,
    name: "node",
    version,
    scope: "excluded",
    licenses: [{ license: { id: "MIT" } }],
    purl: `pkg:generic/node@${version}`,
    cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`,
  }));
}

/** Returns a version 8 UUID (RFC 9562) made from the SHA-256 of a text. */
function deterministicUuid(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
