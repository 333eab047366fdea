import { execFile, spawnSync } from "node:child_process";
import { cp, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { exitWithError } from "../../cli/command.ts";
import type { ImageConfig, MountedImage } from "./runtimeConfig.ts";

const root = join(import.meta.dirname, "../..");
const dockerfile = join(import.meta.dirname, "Dockerfile");

/** The programs that build and run images without a registry. */
export const imageTools = ["buildah", "mmdebstrap", "runc"] as const;

/** Returns those of the programs that are not installed. */
export const findMissingTools = (): string[] =>
  imageTools.filter((tool) => spawnSync(tool, ["--version"], { stdio: "ignore" }).status !== 0);

/** Returns the Debian release and the Node version of the base images that a Dockerfile names. */
export function readBaseVersions(text: string): { debian: string; node: string } {
  const debian = /^ARG DEBIAN_IMAGE=\S*\/debian:([a-z]+)/m.exec(text)?.[1];
  const node = /^ARG NODE_IMAGE=\S*\/node:(\d+\.\d+\.\d+)/m.exec(text)?.[1];
  if (debian === undefined || node === undefined) throw new Error("The Dockerfile names no base images.");
  return { debian, node };
}

/** The images in a folder of this repository, apart from those of the user. */
export type ImageStore = {
  /** Builds a stage of the Dockerfile. */
  build: (target: string, name: string, buildArguments: Readonly<Record<string, string>>) => Promise<void>;
  /** Mounts an image until `close`. */
  mount: (name: string) => Promise<MountedImage>;
  /** Returns the uncompressed size of an image, base included, such as "289 MB". */
  getSize: (name: string) => Promise<string>;
  /** Unmounts the images, which stay in the folder for the next build. */
  close: () => Promise<void>;
};

/** The base images, by the build argument that names them. */
type BaseImages = Readonly<Record<"NODE_IMAGE" | "DEBIAN_IMAGE", string>>;

/** Opens the store. Makes the base images when they are missing; with `isFresh` makes all images again. */
export async function openImageStore(
  folder: string,
  { isFresh, log }: { isFresh: boolean; log: (line: string) => void },
): Promise<ImageStore> {
  const buildah = async (...args: readonly string[]): Promise<string> => {
    // Settings in the environment, such as STORAGE_DRIVER=vfs, apply to this store too.
    const storeFlags = ["--root", join(folder, "storage"), "--runroot", join(folder, "run")];
    return runTool("buildah", [...storeFlags, ...args]);
  };
  await mkdir(folder, { recursive: true });
  await buildah("rm", "--all");
  if (isFresh) await buildah("rmi", "--all", "--force");
  const bases = await makeBaseImages(buildah, folder, log);
  return {
    build: async (target, name, buildArguments) => {
      const flags = Object.entries({ ...bases, ...buildArguments }).flatMap(([key, value]) => [
        "--build-arg",
        `${key}=${value}`,
      ]);
      // Images in the OCI format have no health check.
      const format = ["--isolation", "chroot", "--format", "docker", "--layers"];
      await buildah("build", ...format, ...flags, "--file", dockerfile, "--target", target, "--tag", name, root);
    },
    mount: async (name) => {
      const { Docker: image } = JSON.parse(await buildah("inspect", "--type", "image", name)) as {
        Docker: { config: ImageConfig };
      };
      const container = await buildah("from", "--pull-never", name);
      return { config: image.config, rootFolder: await buildah("mount", container) };
    },
    getSize: (name) => buildah("images", "--format", "{{.Size}}", name),
    close: async () => void (await buildah("rm", "--all")),
  };
}

/** Makes images of a minimal Debian, without and with the Node of package.json and this machine's npm, unless they exist. */
async function makeBaseImages(
  buildah: (...args: readonly string[]) => Promise<string>,
  folder: string,
  log: (line: string) => void,
): Promise<BaseImages> {
  const { debian, node } = readBaseVersions(await readFile(dockerfile, "utf8"));
  const [debianImage, nodeImage] = [`localhost/debian:${debian}`, `localhost/node:${node}-${debian}`];
  const existing = await buildah("images", "--format", "{{.Name}}:{{.Tag}}");
  if (!existing.split("\n").includes(debianImage)) {
    log(`Making a minimal Debian (${debian})…`);
    const archive = join(folder, "debian.tar");
    await runTool("mmdebstrap", ["--quiet", "--variant=minbase", debian, archive]);
    const container = await buildah("from", "scratch");
    await buildah("add", "--quiet", container, archive, "/");
    const path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
    await buildah("config", "--env", path, "--cmd", "bash", container);
    await buildah("commit", "--quiet", "--rm", container, debianImage);
    await rm(archive);
  }
  if (!existing.split("\n").includes(nodeImage)) {
    log(`Adding Node ${node}…`);
    const npm = join(process.env["npm_execpath"] ?? exitWithError("Run this with npm run.", 2), "../..");
    const container = await buildah("from", "--pull-never", debianImage);
    await buildah("copy", "--quiet", container, process.execPath, "/usr/local/bin/node");
    await buildah("copy", "--quiet", container, npm, "/usr/local/lib/node_modules/npm");
    // Certificates of a proxy, which npm in the image needs too.
    const authorities = process.env["NODE_EXTRA_CA_CERTS"];
    if (authorities !== undefined) {
      await cp(authorities, join(folder, "authorities.crt"));
      await buildah("copy", "--quiet", container, join(folder, "authorities.crt"), "/usr/local/share/authorities.crt");
      await buildah("config", "--env", "NODE_EXTRA_CA_CERTS=/usr/local/share/authorities.crt", container);
    }
    const commands = "ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --create-home node";
    await buildah("run", "--isolation", "chroot", container, "sh", "-c", commands);
    await buildah("commit", "--quiet", "--rm", container, nodeImage);
  }
  return { NODE_IMAGE: nodeImage, DEBIAN_IMAGE: debianImage };
}

/** Runs a program and returns its output; a failure throws the end of its output. */
async function runTool(tool: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(tool, args, { maxBuffer: 64 * 1024 * 1024 });
    return stdout.trim();
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    const output = `${stdout ?? ""}\n${stderr ?? ""}`.trim().split("\n").slice(-25).join("\n");
    throw new Error(`${tool} failed: ${output}`, { cause: error });
  }
}
