/** The configuration of an image, as `buildah inspect` prints it. */
export type ImageConfig = {
  User: string;
  Cmd: readonly string[];
  Env: readonly string[];
  WorkingDir: string;
  StopSignal?: string;
  Healthcheck?: { Test: readonly string[] };
};

/** A mounted image: its configuration and the folder of its root file system. */
export type MountedImage = { config: ImageConfig; rootFolder: string };

/** The numeric user and group of a process. */
export type Account = { uid: number; gid: number };

/** How a container runs, beyond its image. */
export type ContainerOptions = {
  account: Account;
  environment?: Readonly<Record<string, string>>;
  /** Folders of the host, by the path in the container, which reads them only. */
  readOnlyFolders?: Readonly<Record<string, string>>;
  /** The network of the host, a new one without any connection, or the file of an existing network namespace. */
  network: "host" | "new" | { file: string };
};

/**
 * Returns the user and group that `USER` of an image names: `10001:10001`, or a name in its `/etc/passwd`.
 * Throws when it names none or root.
 */
export function resolveAccount(user: string, passwd: string): Account {
  const numbers = /^(\d+):(\d+)$/.exec(user)?.slice(1) ?? findUser(user, passwd);
  const [uid = 0, gid = 0] = numbers.map(Number);
  if (uid === 0 || gid === 0) throw new Error(`The image runs as root: its user is "${user}".`);
  return { uid, gid };
}

function findUser(name: string, passwd: string): string[] {
  const fields = passwd
    .split("\n")
    .map((line) => line.split(":"))
    .find(([each]) => each === name && name !== "");
  return fields?.slice(2, 4) ?? [];
}

/**
 * Returns the configuration of an OCI runtime that runs an image as compose.yaml and Kubernetes do: own account, read-only
 * root file system, `/tmp` in memory, no capabilities, no new privileges.
 */
export function createRuntimeConfig(
  { config, rootFolder }: MountedImage,
  { account, environment = {}, readOnlyFolders = {}, network }: ContainerOptions,
): object {
  return {
    ociVersion: "1.0.2",
    root: { path: rootFolder, readonly: true },
    process: {
      user: account,
      args: config.Cmd,
      // The last value of a name is valid.
      env: [...config.Env, ...Object.entries(environment).map(([name, value]) => `${name}=${value}`)],
      cwd: config.WorkingDir === "" ? "/" : config.WorkingDir,
      capabilities: { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] },
      noNewPrivileges: true,
    },
    mounts: [
      { destination: "/proc", type: "proc", source: "proc" },
      { destination: "/dev", type: "tmpfs", source: "tmpfs", options: ["nosuid", "mode=755"] },
      { destination: "/tmp", type: "tmpfs", source: "tmpfs", options: ["nosuid", "nodev", "mode=1777", "size=64m"] },
      ...Object.entries(readOnlyFolders).map(([destination, source]) => ({
        destination,
        type: "bind",
        source,
        options: ["bind", "ro"],
      })),
    ],
    linux: {
      namespaces: [
        ...["pid", "mount", "ipc", "uts"].map((type) => ({ type })),
        ...(network === "host" ? [] : [{ type: "network", ...(network !== "new" && { path: network.file }) }]),
      ],
    },
  };
}

/** Returns the command of the health check; throws when the image has none. */
export function getHealthCommand({ Healthcheck: healthCheck }: ImageConfig): readonly string[] {
  const [kind, ...command] = healthCheck?.Test ?? [];
  if (kind !== "CMD" || command.length === 0) throw new Error("The image has no health check that runs a command.");
  return command;
}
