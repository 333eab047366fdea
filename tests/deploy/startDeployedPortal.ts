import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MountedImage } from "../../deploy/container/runtimeConfig.ts";
import type { MockStore } from "../../mocks/store/mockStore.ts";
import { startRabbitBroker } from "../broker/rabbitBroker.ts";
import { attachBrokerRelay } from "./brokerRelay.ts";
import { nginxOfImage } from "./nginxOfImage.ts";
import { startNginxSite } from "./nginxSite.ts";

/**
 * Starts a packaged portal behind nginx, with a mock backend for the API and RabbitMQ for STOMP. The variable `E2E_IMAGE`, a
 * mounted image as JSON, makes it run in a container of that image.
 */
export async function startDeployedPortal(
  packageFolder: string,
  store: MockStore,
): Promise<{ origin: string; server: Server; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "portal-e2e-"));
  const broker = await startRabbitBroker();
  const image = process.env["E2E_IMAGE"];
  const site = await startNginxSite(packageFolder, folder, {
    store,
    ...(image !== undefined && { startNginx: nginxOfImage(JSON.parse(image) as MountedImage) }),
    attachStomp: (server) => attachBrokerRelay(server, store, broker),
  });
  const server = site.backendServer();
  if (server === undefined) throw new Error("The mock backend did not start.");
  return {
    origin: site.origin,
    server,
    close: async () => {
      await site.close();
      await broker.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
