import { existsSync } from "node:fs";
import { installDebianPackage } from "../support/debianPackage.ts";

const serverPath = "/usr/lib/rabbitmq/bin/rabbitmq-server";

/** Returns the path of the RabbitMQ server. Installs Debian's package when it is missing. Throws an error with instructions when that fails. */
export function findRabbit(): string {
  if (!existsSync(serverPath)) installDebianPackage("rabbitmq-server");
  if (existsSync(serverPath)) return serverPath;
  throw new Error(
    "The tests of the live feed require RabbitMQ. Install it: apt-get install --no-install-recommends rabbitmq-server",
  );
}
