import { runProgram } from "../../cli/runProgram.ts";

/** E2e tests of the parts that a deployment can break: sign-in, appeals, notifications, payments, languages and Back. */
const deployedE2eFiles = [
  "identityLogin",
  "sessionRefresh",
  "signOut",
  "accountChoice",
  "appealLifecycle",
  "notifications",
  "realtime",
  "payments",
  "language",
  "bfcacheOfVisitors",
] as const;

/**
 * Runs tests/e2e against a deployed portal, which the variables name, with RabbitMQ as the STOMP server: the main tests, or all.
 * Returns the exit code.
 */
export async function runDeployedE2e(environment: Readonly<Record<string, string>>, isFull = false): Promise<number> {
  const files = isFull ? ["tests/e2e"] : deployedE2eFiles.map((name) => `tests/e2e/${name}.test.ts`);
  // Two workers at most, because each test file starts its own broker.
  return runProgram("vitest", ["run", "--project", "e2e", "--maxWorkers=2", ...files], {
    env: { ...process.env, ...environment },
  });
}
