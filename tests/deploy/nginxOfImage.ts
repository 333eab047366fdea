import { chmodSync } from "node:fs";
import { join } from "node:path";
import type { MountedImage } from "../../deploy/container/runtimeConfig.ts";
import type { NginxStarter } from "./nginxSite.ts";
import { runContainer } from "./runContainer.ts";

/** Starts the nginx of an image in a container on the network of this machine, with its own settings and certificates. */
export const nginxOfImage =
  (image: MountedImage): NginxStarter =>
  async ({ CERTIFICATES: certificates = "", SETTINGS: settings = "", ...environment }) => {
    // openssl makes it readable only for this account, and the container has its own.
    chmodSync(join(certificates, "tls.key"), 0o644);
    const container = await runContainer(image, {
      environment: { ...environment, CERTIFICATES: "/etc/certificates" },
      readOnlyFolders: { "/etc/certificates": certificates, "/etc/portal": settings },
      network: "host",
    });
    return {
      process: container.process,
      readOutput: container.readOutput,
      reload: () => container.sendSignal("SIGHUP"),
      stop: container.stop,
    };
  };
