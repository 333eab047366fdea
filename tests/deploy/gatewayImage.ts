import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MountedImage } from "../../deploy/container/runtimeConfig.ts";
import { personas } from "../../mocks/store/personas.ts";
import type { Settings } from "../../src/config/settings.ts";
import { runContainer, type RunningContainer } from "./runContainer.ts";
import { reportCheck } from "./siteReport.ts";

const siteOrigin = "http://127.0.0.1:8080";

/** Runs the images of the web server, the gateway and the mock backend together, and signs in through nginx. */
export async function checkGateway(images: Readonly<Record<"web" | "gateway" | "mock", MountedImage>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "portal-gateway-"));
  const settings: Partial<Settings> = { tokenStorage: "gateway" };
  await writeFile(join(folder, "config.json"), JSON.stringify(settings));
  // The account of the image reads it.
  await chmod(folder, 0o755);
  const running: RunningContainer[] = [];
  const start = async (
    image: MountedImage,
    environment: Readonly<Record<string, string>>,
  ): Promise<RunningContainer> => {
    const network = running[0] === undefined ? ("new" as const) : { file: running[0].getNetworkFile() };
    const container = await runContainer(image, {
      network,
      environment,
      readOnlyFolders: { "/etc/portal": folder },
    });
    running.push(container);
    await container.waitUntilHealthy();
    return container;
  };
  try {
    await start(images.mock, {});
    const gateway = await start(images.gateway, { BACKEND: "http://127.0.0.1:4173/api", ORIGIN: siteOrigin });
    reportCheck("the health check of gateway succeeds", true, true);
    await start(images.web, { BACKEND_URL: "http://127.0.0.1:4180/api", SOCKET: "/ws" });
    const { signIn } = personas.foreign;
    if (signIn.by !== "password") throw new Error("The foreign organisation has no password.");
    const input = { origin: siteOrigin, username: signIn.email, password: signIn.password };
    const result = await gateway.execute([
      "node",
      "-e",
      `(${signInThroughNginx.toString()})(${JSON.stringify(input)})`,
    ]);
    reportCheck("a sign-in through nginx leaves the tokens at the gateway", JSON.parse(result), {
      signIn: 200,
      hasToken: false,
      isHttpOnly: true,
      session: "active",
      user: 200,
    });
    reportCheck("gateway stops with exit code 0", await gateway.stop(), 0);
    running.splice(running.indexOf(gateway), 1);
    reportCheck("gateway reports no error", gateway.readOutput().match(/^(✗|Error|failed).*/gm), null);
  } finally {
    for (const container of running.toReversed()) await container.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs in a container: signs in as the portal does, and reads the user with nothing but the cookie. */
async function signInThroughNginx({
  origin,
  username,
  password,
}: Readonly<Record<"origin" | "username" | "password", string>>): Promise<void> {
  const send = (path: string, headers: Readonly<Record<string, string>>, body?: object): Promise<Response> =>
    fetch(`${origin}/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { origin, "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const signedIn = await send("/public/auth/login", { "x-portal-session": "none" }, { username, password });
  const setCookie = signedIn.headers.getSetCookie().join();
  const cookie = setCookie.split(";")[0] ?? "";
  const session = (await (await send("/gateway/session", { cookie, "x-portal-session": "none" })).json()) as {
    id: string;
    state: string;
  };
  const user = await send("/user/details", { cookie, "x-portal-session": session.id });
  console.log(
    JSON.stringify({
      signIn: signedIn.status,
      // The tokens of the mock backend are JSON Web Tokens.
      hasToken: /eyJ/.test(await signedIn.text()) || /eyJ/.test(setCookie),
      isHttpOnly: /; *HttpOnly/i.test(setCookie),
      session: session.state,
      user: user.status,
    }),
  );
}
