import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const serverPath = "/usr/lib/rabbitmq/bin/rabbitmq-server";

/** Where RabbitMQ is: Debian's package, installed when it is missing. Throws an error that says what to do when it cannot be had. */
export function findRabbit(): string {
  if (!existsSync(serverPath)) installRabbit();
  if (existsSync(serverPath)) return serverPath;
  throw new Error(
    "The tests of the live feed need RabbitMQ. Install it: apt-get install --no-install-recommends rabbitmq-server",
  );
}

function installRabbit(): void {
  console.log("No RabbitMQ here: installing Debian's package for the tests of the live feed…");
  const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const what of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "rabbitmq-server"],
  ]) {
    const [command = "", ...args] = [...root, "apt-get", ...what];
    try {
      execFileSync(command, args, {
        stdio: ["ignore", "ignore", "pipe"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    } catch {
      // Whoever asked is told that it is still missing.
      return;
    }
  }
}
