import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { exitWithError } from "../../../cli/command.ts";

const execFileAsync = promisify(execFile);

/** The release of OpenAPI Generator to install. Its package contains the generator, so it needs no network later. */
const generatorRelease = "7.24.0";

/** The languages of generated clients, with the options of OpenAPI Generator. */
export const clientGenerators = {
  java: [
    "java",
    "--additional-properties=library=native,artifactId=portal-client,invokerPackage=portal.client,apiPackage=portal.client.api,modelPackage=portal.client.model,hideGenerationTimestamp=true",
  ],
  csharp: ["csharp", "--additional-properties=library=httpclient,packageName=Portal.Client,targetFramework=net8.0"],
} as const;

/**
 * Writes a client of the contract with OpenAPI Generator, for the tests of a backend. Ends the process with 1, and says how
 * to install the generator, when there is none on this computer.
 */
export async function generateClient(
  language: keyof typeof clientGenerators,
  contract: string,
  folder: string,
): Promise<void> {
  const [generator, options] = clientGenerators[language];
  const command = process.env["OPENAPI_GENERATOR"] ?? "openapi-generator-cli";
  const args = ["generate", "-i", contract, "-g", generator, "-o", folder, options];
  try {
    await execFileAsync(command, args, { maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    exitWithError(
      `There is no ${command} on this computer. Install it once, then it needs no network: ` +
        `pip install "openapi-generator-cli==${generatorRelease}" (with Java 11 or newer), or set OPENAPI_GENERATOR to its path. ` +
        `The command is: ${[command, ...args].join(" ")}`,
    );
  }
}
