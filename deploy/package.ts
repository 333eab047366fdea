import { existsSync } from "node:fs";
import { createHash } from "node:crypto";
import { copyFile, cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { exitWithError, type Command } from "../cli/command.ts";
import { parseFlags } from "../cli/commandLine.ts";
import { buildIfStale } from "./build.ts";
import {
  cacheRules,
  createContentSecurityPolicy,
  createReportHeaders,
  nonPagePolicy,
  pageResponsePattern,
  securityHeaders,
  transportSecurityHeaders,
  type PolicyOptions,
} from "./headers.ts";
import { readLicenceNotices } from "./licences.ts";
import { readPageIndex } from "./pageIndex.ts";
import { filesWithOrigin, withoutFeedLinks, withPublicOrigin } from "./pageHead.ts";
import { createNginxConf } from "./nginx/nginxConf.ts";
import { changeRecordTemplates, getRendererFolder, renderPolicyElements } from "./renderer/recordTemplates.ts";
import { parseReportUrl } from "./reportUrl.ts";
import { parsePortalName, type PortalName } from "../cli/portalName.ts";

const root = join(import.meta.dirname, "..");

const help = `Builds a portal and writes its package, which a server needs to run it, into dist-package/.

  npm run deploy -- package                                        the competition portal
  npm run deploy -- package --portal quality                       the quality portal
  npm run deploy -- package --origin https://portal.example.org    what pages, the sitemap and robots.txt name as their origin
  npm run deploy -- package --feeds                                pages link to the Atom feeds, which the renderer serves
  npm run deploy -- package --connect https://api.example.org      allow API or STOMP connections to another origin; repeatable
  npm run deploy -- package --report-to https://reports.example.org/csp   browsers report violations of the policy to this URL
  npm run deploy -- package --stub-pages                           proxy the mock backend's identity and bank pages, with its settings; never for production
`;

/** Options of a package. */
export type PackageOptions = {
  /** The public origin, such as `https://portal.example.org`: see `withPublicOrigin`. */
  origin?: string | undefined;
  /** Pages link to the feeds. Only a deployment with a renderer has them. */
  hasFeeds?: boolean;
  /** Other origins for API requests and the STOMP connection. */
  connectOrigins?: readonly string[];
  /** The URL to which browsers report violations of the policy. */
  reportUrl?: string | undefined;
  /** Proxies the stub pages of the mock backend (`NginxOptions`), and keeps the settings that go with them. */
  hasStubPages?: boolean;
  /** The licence notices; by default those of the installed packages. */
  notices?: string;
};

/** The settings of a package: the defaults. The built ones are those of the mock backend: its telephone number and links. */
const defaultSettings = { $schema: "/config.schema.json" };

/**
 * Writes a package into `folder`: `site/` with compressed copies of text files, the nginx configurations, the same headers for
 * other hosts, and the start script. Returns the package's id, a hash of all its files.
 */
export async function createPackage(
  build: string,
  folder: string,
  { origin, hasFeeds = false, connectOrigins = [], reportUrl, hasStubPages = false, notices }: PackageOptions = {},
): Promise<string> {
  const site = join(folder, "site");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Files of the bundler itself begin with a dot.
  await cp(build, site, { recursive: true, filter: (path) => !relative(build, path).startsWith(".") });
  await writeFile(join(site, "third-party-notices.txt"), notices ?? (await readLicenceNotices()));
  const html = await readPolicyHtml(site, getRendererFolder(build));
  await writePublicOrigin(site, origin, hasFeeds);
  if (!hasStubPages) await writeFile(join(site, "config.json"), `${JSON.stringify(defaultSettings)}\n`);
  await Promise.all(
    (await listFiles(site)).filter(isCompressible).map((file) => writeCompressedCopies(join(site, file))),
  );
  const { knownPaths, recordPaths, release } = readPageIndex(build);
  const nginxOptions = { html, knownPaths, recordPaths, release, connectOrigins, reportUrl, hasStubPages };
  await writeFile(join(folder, "nginx.conf"), createNginxConf(nginxOptions));
  await writeFile(join(folder, "nginx-tls.conf"), createNginxConf({ ...nginxOptions, terminatesTls: true }));
  await writeFile(
    join(folder, "headers.json"),
    `${JSON.stringify({ ...createHeaderTable({ html, connectOrigins, reportUrl }), knownPaths }, null, 2)}\n`,
  );
  await writeFile(join(folder, "_headers"), renderHeadersFile({ html, connectOrigins, reportUrl }));
  if (existsSync(getRendererFolder(build))) {
    const renderer = join(folder, "renderer");
    await cp(getRendererFolder(build), renderer, { recursive: true });
    if (!hasFeeds) await changeRecordTemplates(renderer, withoutFeedLinks);
  }
  await copyFile(join(import.meta.dirname, "container/start.sh"), join(folder, "start.sh"));
  const id = await hashFolder(folder);
  await writeFile(join(folder, "id"), `${id}\n`);
  return id;
}

/**
 * Returns the text with all inline scripts and styles that the policy of pages allows. The shell has those of the other pages,
 * except the style of rendered ones.
 */
export async function readPolicyHtml(site: string, rendererFolder: string): Promise<string> {
  const page = ["shell.html", "index.html"].map((file) => join(site, file)).find(existsSync) ?? "";
  return (await readFile(page, "utf8")) + renderPolicyElements(rendererFolder);
}

/**
 * Writes the public origin into the pages, the sitemap and robots.txt. Without one there is no sitemap: it needs full URLs.
 * Without feeds, removes their links.
 */
async function writePublicOrigin(site: string, origin: string | undefined, hasFeeds: boolean): Promise<void> {
  for (const file of await listFiles(site)) {
    if (!file.endsWith(".html") && !filesWithOrigin.includes(file)) continue;
    const path = join(site, file);
    if (origin === undefined && file === "sitemap.xml") await rm(path);
    else {
      const text = withPublicOrigin(await readFile(path, "utf8"), origin);
      await writeFile(path, hasFeeds ? text : withoutFeedLinks(text));
    }
  }
}

/** The operator may replace config.json, and a compressed copy of the built one would then be stale. */
const isCompressible = (file: string): boolean =>
  /\.(js|mjs|css|html|svg|json|wasm|ttf|txt|xml)$/.test(file) && file !== "config.json";

/** Writes the brotli and gzip copies of a file, unless a copy is not smaller. */
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

/** Returns the headers as a table, from which an operator writes the rules of a CDN or an object store. */
function createHeaderTable(policyOptions: PolicyOptions): object {
  return {
    everyResponse: { ...securityHeaders, ...transportSecurityHeaders, ...createReportHeaders(policyOptions.reportUrl) },
    pages: {
      match: pageResponsePattern,
      "Content-Security-Policy": createContentSecurityPolicy({ ...policyOptions, upgradeInsecureRequests: true }),
    },
    otherResponses: { "Content-Security-Policy": nonPagePolicy },
    cacheControl: cacheRules.map(([match, value]) => ({ match, value })),
  };
}

/** Returns a `_headers` file, which several static hosts read. `! Name` removes the header that `/*` sets. */
function renderHeadersFile(policyOptions: PolicyOptions): string {
  const rules: readonly [string, Readonly<Record<string, string>>][] = [
    [
      "/*",
      {
        ...securityHeaders,
        ...transportSecurityHeaders,
        ...createReportHeaders(policyOptions.reportUrl),
        "Content-Security-Policy": createContentSecurityPolicy({ ...policyOptions, upgradeInsecureRequests: true }),
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

/** Returns the relative paths of all files below a folder, sorted by code units, which is the same on every machine. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Returns a hash of the names and contents of all files of a package except its `id`, as 12 hex digits. */
export async function hashFolder(folder: string): Promise<string> {
  const digest = createHash("sha256");
  for (const file of (await listFiles(folder)).filter((name) => name !== "id"))
    digest
      .update(file)
      .update("\0")
      .update(await readFile(join(folder, file)));
  return digest.digest("hex").slice(0, 12);
}

/** The flags that say how a package differs, for `parseFlags`. */
export const packageFlags = {
  origin: { type: "string" },
  feeds: { type: "boolean" },
  connect: { type: "string", multiple: true },
  "report-to": { type: "string" },
  "stub-pages": { type: "boolean" },
} as const;

type PackageFlagValues = {
  origin?: string | undefined;
  feeds?: boolean | undefined;
  connect?: string[] | undefined;
  "report-to"?: string | undefined;
  "stub-pages"?: boolean | undefined;
};

/** Returns the options of a package from its flags. Ends the process with 2 when one is invalid. */
export function readPackageFlags(flags: PackageFlagValues): PackageOptions {
  const { origin, connect: connectOrigins = [] } = flags;
  const invalid = connectOrigins.find((each) => !/^(https|wss):\/\/[a-z0-9.-]+(:\d+)?$/.test(each));
  if (invalid !== undefined)
    exitWithError(`--connect must be an origin such as https://api.example.org, not "${invalid}".`, 2);
  if (origin !== undefined && !/^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin))
    exitWithError(`--origin must be an origin such as https://portal.example.org, not "${origin}".`, 2);
  return {
    origin,
    hasFeeds: flags.feeds ?? false,
    connectOrigins,
    reportUrl: parseReportUrl(flags["report-to"]),
    hasStubPages: flags["stub-pages"] ?? false,
  };
}

/** Builds a portal, unless its build is up to date, and writes its package into dist-package/. Returns the folder. */
export async function packagePortal(portal: PortalName, options: PackageOptions): Promise<string> {
  const folder = join(root, "dist-package", portal);
  const id = await createPackage(await buildIfStale(portal, console.log), folder, options);
  console.log(`${relative(root, folder)}/ is release ${id}.`);
  return folder;
}

/** Runs `npm run deploy -- package`. */
export const run: Command = async (args) => {
  const { portal, ...flags } = parseFlags({
    help,
    options: { portal: { type: "string", default: "competition" }, ...packageFlags },
    args,
  });
  await packagePortal(parsePortalName(portal), readPackageFlags(flags));
};
