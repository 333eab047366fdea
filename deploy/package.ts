import { createHash } from "node:crypto";
import { copyFile, cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildIfStale, type BuildKind } from "./build.ts";
import {
  cacheRules,
  contentSecurityPolicy,
  nonPagePolicy,
  pageResponsePattern,
  securityHeaders,
  transportSecurityHeaders,
} from "./headers.ts";
import { readLicenceNotices } from "./licences.ts";
import { nginxConf } from "./nginx/nginxConf.ts";

const root = join(import.meta.dirname, "..");

/** How a package is made. */
export type PackageOptions = {
  /** Other origins that calls and the live feed go to. */
  connectOrigins?: readonly string[];
  /** For the embedded service: see `NginxOptions`. */
  hasStandIns?: boolean;
  /** The licences of what citizens are sent; read from the installed packages when it is not given. */
  notices?: string;
};

/**
 * Makes of a build what goes to a machine: `site/` with every text compressed beside itself, the configurations of nginx,
 * the same headers for hosts that are no nginx, and the script that starts it. Answers the package's id, which is the same for the same files.
 */
export async function createPackage(
  build: string,
  folder: string,
  { connectOrigins = [], hasStandIns = false, notices }: PackageOptions = {},
): Promise<string> {
  const site = join(folder, "site");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // What a bundler notes for itself begins with a dot.
  await cp(build, site, { recursive: true, filter: (path) => !relative(build, path).startsWith(".") });
  await writeFile(join(site, "third-party-notices.txt"), notices ?? (await readLicenceNotices()));
  const html = await readFile(join(site, "index.html"), "utf8");
  await Promise.all(
    (await listFiles(site)).filter(isCompressible).map((file) => writeCompressedCopies(join(site, file))),
  );
  await writeFile(join(folder, "nginx.conf"), nginxConf({ html, connectOrigins, hasStandIns }));
  await writeFile(
    join(folder, "nginx-tls.conf"),
    nginxConf({ html, connectOrigins, hasStandIns, terminatesTls: true }),
  );
  await writeFile(
    join(folder, "headers.json"),
    `${JSON.stringify(createHeaderTable(html, connectOrigins), null, 2)}\n`,
  );
  await writeFile(join(folder, "_headers"), renderHeadersFile(html, connectOrigins));
  await copyFile(join(import.meta.dirname, "container/start.sh"), join(folder, "start.sh"));
  const id = await hashFolder(folder);
  await writeFile(join(folder, "id"), `${id}\n`);
  return id;
}

/** Settings may be replaced when the portal runs, so they have no compressed copy that could differ. */
const isCompressible = (file: string): boolean =>
  /\.(js|mjs|css|html|svg|json|wasm|ttf|txt)$/.test(file) && file !== "config.json";

/** Writes both compressed copies of a file; a copy that saves nothing is left out. */
async function writeCompressedCopies(file: string): Promise<void> {
  const text = await readFile(file);
  const copies = {
    br: await promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
    gz: await promisify(gzip)(text, { level: 9 }),
  };
  for (const [ending, copy] of Object.entries(copies))
    if (copy.length < text.length) await writeFile(`${file}.${ending}`, copy);
}

/** The headers as a table, for whoever writes the rules of a CDN or an object store from them. */
function createHeaderTable(html: string, connect: readonly string[]): object {
  return {
    everyResponse: { ...securityHeaders, ...transportSecurityHeaders },
    pages: {
      match: pageResponsePattern,
      "Content-Security-Policy": contentSecurityPolicy({
        html,
        connectOrigins: connect,
        upgradeInsecureRequests: true,
      }),
    },
    otherResponses: { "Content-Security-Policy": nonPagePolicy },
    cacheControl: cacheRules.map(([match, value]) => ({ match, value })),
  };
}

/** The same as a `_headers` file, which several static hosts read: later rules replace what the first one says of all paths. */
function renderHeadersFile(html: string, connect: readonly string[]): string {
  const rules: readonly [string, Readonly<Record<string, string>>][] = [
    [
      "/*",
      {
        ...securityHeaders,
        ...transportSecurityHeaders,
        "Content-Security-Policy": contentSecurityPolicy({
          html,
          connectOrigins: connect,
          upgradeInsecureRequests: true,
        }),
        "Cache-Control": "no-store",
      },
    ],
    ["/assets/*", { "Content-Security-Policy": nonPagePolicy, "Cache-Control": "public, max-age=31536000, immutable" }],
    ["/config.json", { "Content-Security-Policy": nonPagePolicy, "Cache-Control": "no-cache" }],
  ];
  return rules
    .map(
      ([path, headers]) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `${path === "/*" ? "" : `  ! ${name}\n`}  ${name}: ${value}\n`)
          .join("")}`,
    )
    .join("");
}

/** Every file below a folder by its path within it, in one order on every machine. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** One short hash over names and bytes of every file below a folder. */
export async function hashFolder(folder: string): Promise<string> {
  const digest = createHash("sha256");
  for (const file of await listFiles(folder))
    digest
      .update(file)
      .update("\0")
      .update(await readFile(join(folder, file)));
  return digest.digest("hex").slice(0, 12);
}

if (import.meta.main) {
  const { parseFlags } = await import("../codegen/commandLine.ts");
  const { runCommand, exitWithError } = await import("../codegen/command.ts");
  const flags = parseFlags({
    help: `Makes the package of a portal that goes to a machine, into dist-package/.

  npm run package                                        the competition portal
  npm run package -- --portal quality                    the quality portal
  npm run package -- --connect https://api.example.org   calls or the live feed go to another origin too (may be repeated)
  npm run package -- --stand-ins                         with the embedded service's identity and bank pages; never for citizens
`,
    options: {
      portal: { type: "string", default: "competition" },
      connect: { type: "string", multiple: true },
      "stand-ins": { type: "boolean" },
    },
  });
  const { portal, connect = [] } = flags;
  if (portal !== "competition" && portal !== "quality")
    exitWithError(`--portal takes competition or quality, not "${portal}".`, 2);
  const wrong = connect.find((origin) => !/^(https|wss):\/\/[a-z0-9.-]+(:\d+)?$/.test(origin));
  if (wrong !== undefined)
    exitWithError(`--connect takes an origin such as https://api.example.org, not "${wrong}".`, 2);
  await runCommand(async () => {
    const build = await buildIfStale(portal as BuildKind, console.log);
    const folder = join(root, "dist-package", portal);
    const id = await createPackage(build, folder, {
      connectOrigins: connect,
      hasStandIns: flags["stand-ins"] ?? false,
    });
    console.log(`${relative(root, folder)}/ is release ${id}.`);
  });
}
