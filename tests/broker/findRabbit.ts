import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const serverPath = "/usr/lib/rabbitmq/bin/rabbitmq-server";

/** Returns the path of the RabbitMQ server. Installs Debian's package when it is missing. Throws an error with instructions when that fails. */
export function findRabbit(): string {
  if (!existsSync(serverPath)) installRabbit();
  if (existsSync(serverPath)) return serverPath;
  throw new Error(
    "The tests of the live feed require RabbitMQ. Install it: apt-get install --no-install-recommends rabbitmq-server",
  );
}

function installRabbit(): void {
  console.log("RabbitMQ is missing. Installing Debian's package for the tests of the live feed…");
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const aptArgs of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "rabbitmq-server"],
  ]) {
    const [command = "", ...args] = [...sudo, "apt-get", ...aptArgs];
    try {
      execFileSync(command, args, {
        stdio: ["ignore", "ignore", "pipe"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    } catch {
      // findRabbit throws when the server is still missing.
      return;
    }
  }
}
