import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { bundleFile } from "../../../codegen/contractFiles.ts";
import { exitWithError, type Command } from "../../../cli/command.ts";
import { parseCommandLine } from "../../../cli/commandLine.ts";
import { writeGenerated } from "../../../codegen/generate.ts";
import { parseServerUrl } from "../../../cli/parseServerUrl.ts";
import { repositoryRoot } from "../../../cli/repositoryRoot.ts";
import { readContract } from "../contract/document.ts";
import { clientGenerators, generateClient } from "../export/generateClient.ts";
import { renderAsyncApi } from "../export/renderAsyncApi.ts";
import { renderHttp, sampleFileName } from "../export/renderHttp.ts";
import { samplePng } from "../verify/samplePng.ts";

const help = `Writes the contract in another form, for the tools of other teams.

  npm run contract -- export http        requests of all operations, for JetBrains, Visual Studio, VS Code and httpyac,
                                         with the picture that some of them send
  npm run contract -- export asyncapi    the live feed as an AsyncAPI 3 document
  npm run contract -- export java        a client in Java, for the tests of a backend
  npm run contract -- export csharp      a client in C#

  --out PATH            the file, for clients the folder (below .cache/contract/export)
  --url URL             http: the server in the requests (http://localhost:4173/api)
  --socket URL          asyncapi: the WebSocket of the live feed (ws://localhost:4173/ws)
  --destination NAME    asyncapi: its STOMP destination (/user/queue/notifications)

Clients are written by OpenAPI Generator, which has to be installed: the command says how. It runs without a network.
`;

/** Runs `npm run contract -- export FORMAT`. */
export const run: Command = async (args) => {
  const { flags, positionals } = parseCommandLine({
    help,
    options: {
      out: { type: "string" },
      url: { type: "string" },
      socket: { type: "string" },
      destination: { type: "string" },
    },
    maxPositionals: 1,
    args,
  });
  const [format = ""] = positionals;
  const folder = join(repositoryRoot, ".cache/contract/export");
  if (format !== "http" && format !== "asyncapi" && !isClientLanguage(format))
    exitWithError(`export takes http, asyncapi, ${Object.keys(clientGenerators).join(", ")}, not "${format}".`, 2);
  if (flags.url !== undefined && format !== "http") exitWithError("--url belongs to export http.", 2);
  if ((flags.socket ?? flags.destination) !== undefined && format !== "asyncapi")
    exitWithError("--socket and --destination belong to export asyncapi.", 2);
  const { url = "http://localhost:4173/api", socket = "ws://localhost:4173/ws" } = flags;
  const serverUrl = parseServerUrl(url, { name: "--url", example: "https://host/api", isBase: true });
  const socketUrl = parseServerUrl(socket, { name: "--socket", example: "wss://host/ws" });
  await writeGenerated();
  const document = await readContract();
  if (format === "http") {
    const target = flags.out ?? join(folder, "portal.http");
    await write(target, renderHttp(document, serverUrl.href));
    await write(join(dirname(target), sampleFileName), new Uint8Array(await samplePng().arrayBuffer()));
    return 0;
  }
  if (format === "asyncapi") {
    const feed = { url: socketUrl, destination: flags.destination ?? "/user/queue/notifications" };
    await write(
      flags.out ?? join(folder, "asyncapi.json"),
      `${JSON.stringify(renderAsyncApi(document, feed), undefined, 2)}\n`,
    );
    return 0;
  }
  const target = flags.out ?? join(folder, format);
  await generateClient(format, join(repositoryRoot, bundleFile), target);
  console.log(`Wrote ${relative(process.cwd(), target)}/.`);
  return 0;
};

const isClientLanguage = (format: string): format is keyof typeof clientGenerators =>
  Object.hasOwn(clientGenerators, format);

async function write(target: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  console.log(`Wrote ${relative(process.cwd(), target)}.`);
}
