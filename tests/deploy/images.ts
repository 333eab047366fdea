import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { styleText } from "node:util";
import type { Command } from "../../cli/command.ts";
import { parseFlags } from "../../cli/commandLine.ts";
import { findMissingTools, imageTools, openImageStore, type ImageStore } from "../../deploy/container/imageStore.ts";
import type { MountedImage } from "../../deploy/container/runtimeConfig.ts";
import { listFiles } from "../../deploy/package.ts";
import { parsePortalName, portalNames, type PortalName } from "../../cli/portalName.ts";
import { runDeployedE2e } from "./deployedE2e.ts";
import { checkGateway } from "./gatewayImage.ts";
import { nginxOfImage } from "./nginxOfImage.ts";
import { startNginxSite } from "./nginxSite.ts";
import { runContainer } from "./runContainer.ts";
import { checkResponses, checkSettings, readPackageContents, reportCheck, summarizeChecks } from "./siteReport.ts";
import { requestSite } from "./siteRequest.ts";

const help = `Builds the images of deploy/container/Dockerfile without a registry, runs them and tests them.

  npm run deploy -- images                      the images of the competition portal, the mock backend and the gateway
  npm run deploy -- images --portal quality     the image of the quality portal
  npm run deploy -- images --e2e                also the main e2e tests, with the competition portal in a container
  npm run deploy -- images --fresh              make the base images and all layers again

mmdebstrap makes the base images from Debian's packages, buildah builds, and runc runs each image as its own account on a
read-only file system. The image of the other portal is the PREVIOUS of the tested one. All images stay in .cache/images/.
STORAGE_DRIVER=vfs helps where the file system of this folder has no overlays.

Needs root and these programs (Debian: apt-get install ${imageTools.join(" ")}).
Exit code: 0 all checks passed, 1 a check failed, 3 a program is missing, so nothing is known.
`;

const images = {
  earlier: "localhost/portal-web:earlier",
  web: "localhost/portal-web:later",
  mock: "localhost/portal-mock-backend:later",
  gateway: "localhost/portal-gateway:later",
};

/** Runs `npm run deploy -- images`. */
export const run: Command = async (args) => {
  const flags = parseFlags({
    help,
    options: {
      portal: { type: "string", default: "competition" },
      e2e: { type: "boolean", default: false },
      fresh: { type: "boolean", default: false },
    },
    args,
  });
  const portal = parsePortalName(flags.portal);
  const obstacle = findObstacle(findMissingTools(), process.getuid?.());
  if (obstacle !== undefined) {
    console.error(`! Images NOT RUN: ${obstacle}`);
    return 3;
  }
  const folder = join(import.meta.dirname, "../../.cache/images");
  const store = await openImageStore(folder, { isFresh: flags.fresh, log: console.log });
  try {
    await buildImages(store, portal);
    const mounted = {
      earlier: await store.mount(images.earlier),
      web: await store.mount(images.web),
      mock: await store.mount(images.mock),
      gateway: await store.mount(images.gateway),
    };
    await checkDefaults(mounted);
    console.log(styleText("bold", "\nThe gateway between nginx and the mock backend, without any other network"));
    await checkGateway(mounted);
    await checkSite(mounted);
    const exitCode = summarizeChecks();
    return flags.e2e && exitCode === 0
      ? await runE2e(portal === "competition" ? mounted.web : mounted.earlier)
      : exitCode;
  } finally {
    await store.close();
  }
};

/** Returns why the images cannot be built here, and what to do; `undefined` when they can. */
export function findObstacle(missingTools: readonly string[], userId: number | undefined): string | undefined {
  if (missingTools.length > 0)
    return `missing: ${missingTools.join(", ")}. Install them (Debian: apt-get install ${missingTools.join(" ")}).`;
  return userId === 0 ? undefined : "only root can mount and run images. Run it as root, such as with sudo.";
}

async function buildImages(store: ImageStore, portal: PortalName): Promise<void> {
  const earlierPortal = portalNames.find((name) => name !== portal) ?? portal;
  const build = async (
    target: string,
    name: string,
    buildArguments: Readonly<Record<string, string>>,
  ): Promise<void> => {
    console.log(`Building ${name} (${target})…`);
    await store.build(target, name, { FLAGS: "--stub-pages", ...buildArguments });
    console.log(`  ${await store.getSize(name)}`);
  };
  await build("web", images.earlier, { PORTAL: earlierPortal });
  await build("web", images.web, { PORTAL: portal, PREVIOUS: images.earlier });
  await build("mock-backend", images.mock, { PORTAL: portal });
  await build("gateway", images.gateway, { PORTAL: portal });
}

/** Runs both images with their own settings, on a network of their own, as the pod of a cluster does. */
async function checkDefaults({
  web: webImage,
  mock: mockImage,
}: Readonly<Record<"web" | "mock", MountedImage>>): Promise<void> {
  console.log(styleText("bold", "\nBoth images with their own settings, without any other network"));
  const web = await runContainer(webImage, { network: "new" });
  try {
    await web.waitUntilHealthy();
    reportCheck("the health check of web succeeds", true, true);
    const mock = await runContainer(mockImage, { network: { file: web.getNetworkFile() } });
    try {
      await mock.waitUntilHealthy();
      reportCheck("the health check of mock-backend succeeds", true, true);
      const getStatuses = async (...urls: readonly string[]): Promise<unknown> =>
        JSON.parse(await mock.execute(["node", "-e", `(${requestStatuses.toString()})(${JSON.stringify(urls)})`]));
      reportCheck("web passes API requests on", await getStatuses("http://127.0.0.1:8080/api/posts/public"), [200]);
      reportCheck(
        "neither image accepts control requests",
        await getStatuses("http://127.0.0.1:8080/api/__mock/stats", "http://127.0.0.1:4173/api/__mock/stats"),
        [404, 404],
      );
    } finally {
      reportCheck("mock-backend stops with exit code 0", await mock.stop(), 0);
      reportCheck("mock-backend reports no error", mock.readOutput().match(/^(✗|Error|failed).*/gm), null);
    }
    reportCheck(
      "web cannot write to its files",
      await web.execute(["sh", "-c", "touch /srv/portal/x 2>&1 || true"]),
      "touch: cannot touch '/srv/portal/x': Read-only file system\n",
    );
  } finally {
    reportCheck("web stops with exit code 0", await web.stop(), 0);
  }
}

/** Runs in a container of the mock backend. */
async function requestStatuses(urls: readonly string[]): Promise<void> {
  const responses = await Promise.all(urls.map((url) => fetch(url)));
  console.log(JSON.stringify(responses.map(({ status }) => status)));
}

/** Runs all checks of a site against the web image, which terminates TLS, and requests all files of the earlier release. */
async function checkSite({ earlier, web }: Readonly<Record<"earlier" | "web", MountedImage>>): Promise<void> {
  console.log(styleText("bold", "\nThe web image with TLS and the mock backend"));
  const folder = await mkdtemp(join(tmpdir(), "portal-images-"));
  const site = await startNginxSite("", folder, { startNginx: nginxOfImage(web) });
  try {
    await checkSettings(site);
    const earlierAssets = join(earlier.rootFolder, "srv/portal/site/assets");
    const files = (await listFiles(earlierAssets)).filter((file) => !/\.(br|gz)$/.test(file));
    const isServed = async (file: string): Promise<boolean> => {
      const { status, body } = await requestSite(site, { path: `/assets/${file}` });
      return status === 200 && body === (await readFile(join(earlierAssets, file), "utf8"));
    };
    const missing: string[] = [];
    for (const file of files) if (!(await isServed(file))) missing.push(file);
    reportCheck(
      `the ${files.length} hashed files of the earlier release are served`,
      [files.length > 50, missing],
      [true, []],
    );
    const packageFolder = join(web.rootFolder, "srv/portal");
    await checkResponses(site, await readPackageContents(join(packageFolder, "site"), join(packageFolder, "renderer")));
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const runE2e = (image: MountedImage): Promise<number> =>
  runDeployedE2e({ E2E_PACKAGE: join(image.rootFolder, "srv/portal"), E2E_IMAGE: JSON.stringify(image) });
