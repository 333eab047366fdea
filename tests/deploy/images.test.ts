import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readBaseVersions } from "../../deploy/container/imageStore.ts";
import {
  createRuntimeConfig,
  getHealthCommand,
  resolveAccount,
  type ImageConfig,
} from "../../deploy/container/runtimeConfig.ts";
import { findObstacle } from "./images.ts";

const config: ImageConfig = { User: "node", Cmd: ["sh", "start.sh"], Env: ["PATH=/bin", "PORT=1"], WorkingDir: "" };
const passwd = "root:x:0:0:root:/root:/bin/bash\nnode:x:1000:1001::/home/node:/bin/sh\n";

describe("the account of an image", () => {
  it("is its numbers, or those of a name in its /etc/passwd", () => {
    expect(resolveAccount("10001:10002", passwd)).toEqual({ uid: 10_001, gid: 10_002 });
    expect(resolveAccount("node", passwd)).toEqual({ uid: 1000, gid: 1001 });
  });

  it.each(["", "root", "0:0", "1000:0", "nobody"])('is refused when it is "%s"', (user) => {
    expect(() => resolveAccount(user, passwd)).toThrow(`The image runs as root: its user is "${user}".`);
  });
});

describe("a container", () => {
  const options = { account: { uid: 1000, gid: 1001 }, network: "new" } as const;
  const image = { config, rootFolder: "/image" };

  it("has its own account, a read-only file system and no capabilities", () => {
    expect(createRuntimeConfig(image, options)).toMatchObject({
      root: { path: "/image", readonly: true },
      process: {
        user: { uid: 1000, gid: 1001 },
        args: ["sh", "start.sh"],
        cwd: "/",
        capabilities: { bounding: [], effective: [], permitted: [] },
        noNewPrivileges: true,
      },
    });
  });

  it("reads the folders of the host only, and gets the given variables after those of the image", () => {
    const runtime = createRuntimeConfig(image, {
      ...options,
      environment: { PORT: "2" },
      readOnlyFolders: { "/etc/portal": "/settings" },
    });
    expect(runtime).toMatchObject({ process: { env: ["PATH=/bin", "PORT=1", "PORT=2"] } });
    expect(runtime).toHaveProperty(
      "mounts",
      expect.arrayContaining([
        { destination: "/etc/portal", type: "bind", source: "/settings", options: ["bind", "ro"] },
      ]),
    );
  });

  it.each([
    ["host", []],
    ["new", [{ type: "network" }]],
    [{ file: "/proc/7/ns/net" }, [{ type: "network", path: "/proc/7/ns/net" }]],
  ] as const)("uses the network %j", (network, expected) => {
    const { linux } = createRuntimeConfig(image, { ...options, network }) as {
      linux: { namespaces: readonly { type: string }[] };
    };
    expect(linux.namespaces.filter(({ type }) => type === "network")).toEqual(expected);
  });

  it("has the health check of its image", () => {
    expect(getHealthCommand({ ...config, Healthcheck: { Test: ["CMD", "bash", "-c", "true"] } })).toEqual([
      "bash",
      "-c",
      "true",
    ]);
    expect(() => getHealthCommand(config)).toThrow("The image has no health check that runs a command.");
  });
});

it("reads the releases of the base images from the Dockerfile", () => {
  const dockerfile = readFileSync(join(import.meta.dirname, "../../deploy/container/Dockerfile"), "utf8");
  expect(readBaseVersions(dockerfile)).toEqual({ debian: "bookworm", node: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(() => readBaseVersions("FROM scratch")).toThrow("The Dockerfile names no base images.");
});

it("says which program is missing and how to install it", () => {
  expect(findObstacle(["buildah", "runc"], 0)).toBe(
    "missing: buildah, runc. Install them (Debian: apt-get install buildah runc).",
  );
  expect(findObstacle([], 1000)).toBe("only root can mount and run images. Run it as root, such as with sudo.");
  expect(findObstacle([], 0)).toBeUndefined();
});
