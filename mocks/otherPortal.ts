import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import { buildFolders } from "../deploy/build.ts";
import { listen } from "../cli/listen.ts";
import type { PortalName } from "../cli/portalName.ts";
import { createPortalServer, type PortalServerOptions } from "./portalServer.ts";
import type { MockStore } from "./store/mockStore.ts";

const root = join(import.meta.dirname, "..");

/** A running server of the other portal. */
type OtherPortal = {
  /** Resolves when the portal is built; rejects when that fails. */
  built: Promise<unknown>;
  close: () => Promise<void>;
};

/**
 * Serves the other portal, on the same store, beside a portal that runs already, and builds it in the background unless its
 * build is up to date. Requests for its files wait for the build. Returns `undefined` when the port is in use.
 */
export async function startOtherPortal({
  portal,
  store,
  port,
  host,
  otherPort,
  ...options
}: {
  portal: PortalName;
  port: number;
  host: string;
  /** The port of the portal that runs already. */
  otherPort: number;
  store: MockStore;
} & Omit<PortalServerOptions, "getOtherPort">): Promise<OtherPortal | undefined> {
  const folder = Promise.withResolvers<string>();
  const { server, close } = createPortalServer(folder.promise, store, {
    getOtherPort: () => otherPort,
    ...options,
  });
  const isListening = await listen(server, port, host).then(
    () => true,
    () => false,
  );
  if (!isListening) return undefined;
  const stopBuild = buildInBackground(portal, folder);
  return {
    built: folder.promise,
    close: async () => {
      stopBuild();
      await close();
    },
  };
}

/** Builds a portal in another process with low priority and settles `folder`. Returns a function that ends the process. */
function buildInBackground(portal: PortalName, folder: PromiseWithResolvers<string>): () => void {
  const child = spawn(process.execPath, [join(root, "cli.mjs"), "build", "--portal", portal], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (child.pid !== undefined) setPriority(child.pid, 10);
  child.once("error", folder.reject);
  child.once("exit", (code) => {
    if (code === 0) folder.resolve(join(root, buildFolders[portal]));
    else folder.reject(new Error(`The ${portal} portal could not be built.`));
  });
  return () => void child.kill();
}
