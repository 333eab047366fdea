import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { getAccountButton, getPageHeading } from "./support/locators.ts";
import { messagesByLanguage, setUpPortal } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findFreePort } from "../support/ports.ts";

const root = join(import.meta.dirname, "../..");
// `npm run dev` in a copy of the repository, whose sources the test changes.
const portal = setUpPortal();
/** The limit of each wait for a generated product, which takes long while other tests keep the processor busy. */
const regenerationTimeoutMs = 120_000;
/** A test has up to six of them. */
const options = { timeout: 6 * regenerationTimeoutMs };
let copy: string;
let server: ChildProcess;
let address: string;

/**
 * Copies the repository without what the server does not read, and with the stamp that its generated files are up to date.
 * Each package is a link, so that the copy has its own cache of prebundled packages.
 */
async function copyRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "portal-dev-"));
  const names = (await readdir(root)).filter((name) => !/^(node_modules|dist.*|docs|tests|\.git|\.cache)$/.test(name));
  const copied = [...names, ...(existsSync(join(root, ".cache/generated")) ? [".cache/generated"] : [])];
  await Promise.all(copied.map((name) => cp(join(root, name), join(folder, name), { recursive: true })));
  await mkdir(join(folder, "node_modules"));
  const packages = (await readdir(join(root, "node_modules"))).filter((name) => !/^\.(cache|vite)/.test(name));
  await Promise.all(
    packages.map((name) => symlink(join(root, "node_modules", name), join(folder, "node_modules", name))),
  );
  return folder;
}

beforeAll(async () => {
  copy = await copyRepository();
  address = `http://localhost:${await findFreePort()}`;
  server = spawn(process.execPath, ["cli.mjs", "dev", "--port", new URL(address).port], {
    cwd: copy,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    server.once("exit", () => reject(new Error("The development server did not start.")));
    server.stdout?.on("data", (text: Buffer) => void (text.toString().includes("Stop with Ctrl+C") && resolve()));
  });
});
afterAll(async () => {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill();
  await ended;
  await rm(copy, { recursive: true, force: true });
});

/** Changes a file of the copy. Returns a function that restores it. */
async function editFile(path: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const before = await readFile(join(copy, path), "utf8");
  const after = change(before);
  if (after === before) throw new Error(`${path} was not changed`);
  await writeFile(join(copy, path), after);
  return () => writeFile(join(copy, path), before);
}

test(
  "shows a changed word without a reload, and an error in a source with its place until it is corrected",
  options,
  async () => {
    const { page } = await portal.newVisitor({ expectedConsoleErrors: /\[vite\]/ });
    page.setDefaultTimeout(regenerationTimeoutMs);
    const title = messagesByLanguage.az["page.faq.title"];
    // On the first visit Vite discovers and prebundles the packages, then reloads the page.
    await page.goto(`${address}${paths.faq}`);
    await page.getByRole("main").getByRole("button").first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));

    // A build beside the server.
    await mkdir(join(copy, "dist-quality"));
    await writeFile(join(copy, "dist-quality/index.html"), "<title>A build</title>");
    const restoreWord = await editFile("locales/az.json", (text) =>
      text.replace(`"page.faq.title": "${title}"`, '"page.faq.title": "Yeni söz"'),
    );
    await getPageHeading(page, "Yeni söz").waitFor();
    await restoreWord();
    await getPageHeading(page, title).waitFor();

    const overlay = page.locator("vite-error-overlay");
    const restoreMessage = await editFile("locales/en.json", (text) =>
      text.replace('"page.faq.title": "', '"page.faq.title": "{name '),
    );
    await overlay.getByText('locales/en.json: "page.faq.title" is not an ICU message').waitFor();
    await overlay.getByText(/locales\/en\.json:\d+:1/).waitFor();
    await restoreMessage();
    await overlay.waitFor({ state: "detached" });

    const restoreSchema = await editFile("openapi/schemas/User.yaml", (text) =>
      text.replace("type: object", "type: objekt"),
    );
    await overlay.getByText(/^openapi\/schemas\/User\.yaml:\d+/m).waitFor();
    // The examples of the schema are not reported: they would be valid.
    expect(await overlay.getByText("Example validation").count()).toBe(0);
    await restoreSchema();
    await overlay.waitFor({ state: "detached" });

    const restoreStyles = await editFile("src/components/styles/tokens.css", (text) => `${text}:root {\n`);
    await overlay.getByText(/^src\/components\/styles\/tokens\.css:\d+: Unclosed block/m).waitFor();
    await restoreStyles();
    await overlay.waitFor({ state: "detached" });
    expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(true);
  },
);

test("shows a changed layout of a form, and a changed line of the contract, without a reload", options, async () => {
  const { page } = await portal.newVisitor({ expectedConsoleErrors: /\[vite\]/ });
  page.setDefaultTimeout(regenerationTimeoutMs);
  await page.goto(`${address}${paths.followAppeal}`);
  const fields = page.getByRole("main").getByRole("textbox");
  const number = fields.and(page.getByLabel(messagesByLanguage.az["form.appealLookup.appealNumber.label"]));
  const email = fields.and(page.getByLabel(messagesByLanguage.az["form.appealLookup.email.label"]));
  await number.waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const isEmailFirst = async (): Promise<boolean> => {
    const [first, second] = [await email.boundingBox(), await number.boundingBox()];
    return first !== null && second !== null && first.y < second.y;
  };

  const layout = JSON.parse(await readFile(join(copy, "forms/appealLookup/layout.json"), "utf8")) as {
    fields: Readonly<Record<string, unknown>>;
  };
  const restoreLayout = await editFile("forms/appealLookup/layout.json", () =>
    JSON.stringify({ ...layout, fields: Object.fromEntries(Object.entries(layout.fields).toReversed()) }),
  );
  await waitForExpect(isEmailFirst, regenerationTimeoutMs).toBe(true);
  await restoreLayout();
  await waitForExpect(isEmailFirst, regenerationTimeoutMs).toBe(false);

  const isEmailRequired = (): Promise<boolean> =>
    email.evaluate((element) => element.getAttribute("aria-required") === "true");
  expect(await isEmailRequired()).toBe(true);
  const restoreContract = await editFile("openapi/schemas/AppealLookup.yaml", (text) =>
    text.replace("required: [appealNumber, email]", "required: [appealNumber]"),
  );
  await waitForExpect(isEmailRequired, regenerationTimeoutMs).toBe(false);
  await restoreContract();
  await waitForExpect(isEmailRequired, regenerationTimeoutMs).toBe(true);
  expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(true);
});

test("shows a message of another page in the first view, into which a changed module brings it", options, async () => {
  const { page } = await portal.newVisitor({ expectedConsoleErrors: /\[vite\]|cannot be formatted/ });
  page.setDefaultTimeout(regenerationTimeoutMs);
  await page.goto(`${address}${paths.home}`);
  const section = (title: string): Locator => page.getByRole("heading", { level: 2, name: title, exact: true });
  await section(messagesByLanguage.az["home.services"]).waitFor();
  await page.waitForLoadState("networkidle");
  const restoreTitle = await editFile("src/app/pages/HomePage.tsx", (text) =>
    text.replace('title={t("home.services")}', 'title={t("form.appealLookup.appealNumber.label")}'),
  );
  await section(messagesByLanguage.az["form.appealLookup.appealNumber.label"]).waitFor();
  await restoreTitle();
  await section(messagesByLanguage.az["home.services"]).waitFor();
});

test("shows an error over the page also after a restart of the server, until it is corrected", options, async () => {
  const { page } = await portal.newVisitor({ expectedConsoleErrors: /\[vite\]|Failed to load/ });
  page.setDefaultTimeout(regenerationTimeoutMs);
  await page.goto(`${address}${paths.faq}`);
  await page.getByRole("main").getByRole("button").first().waitFor();
  await page.waitForLoadState("networkidle");
  /** Runs an edit after which the server restarts, and waits until the page has loaded again. */
  const restartServer = async <Result>(edit: () => Promise<Result>): Promise<Result> => {
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    const result = await edit();
    await page.waitForFunction(() => !("isFirstDocument" in window));
    return result;
  };

  const overlay = page.locator("vite-error-overlay");
  const restoreMessage = await editFile("locales/en.json", (text) =>
    text.replace('"page.faq.title": "', '"page.faq.title": "{name '),
  );
  const messageError = overlay.getByText('locales/en.json: "page.faq.title" is not an ICU message');
  await messageError.waitFor();
  // The settings of Vite import this file.
  const restorePaths = await restartServer(() => editFile("src/config/paths.ts", (text) => `${text}\n// A change.\n`));
  await messageError.waitFor();
  await restoreMessage();
  await overlay.waitFor({ state: "detached" });
  await restartServer(restorePaths);
  await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await overlay.count()).toBe(0);

  const restoreLayout = await editFile("forms/appealLookup/layout.json", (text) =>
    text.replace('"widget": "email"', '"widget": "post"'),
  );
  await overlay.getByText('forms/appealLookup/layout.json: the field "email" has the unknown widget "post"').waitFor();
  await restoreLayout();
  await overlay.waitFor({ state: "detached" });
});

test("answers by a changed contract and changed sample data, and keeps the session of a user", options, async () => {
  const { page } = await portal.newVisitor({ expectedConsoleErrors: /\[vite\]/ });
  page.setDefaultTimeout(regenerationTimeoutMs);
  await page.goto(`${address}${paths.faq}?persona=citizen`);
  await getAccountButton(page, personas.citizen.name).waitFor();

  const followAppeal = async (): Promise<number> => {
    const body = JSON.stringify({ appealNumber: "1".padEnd(80), email: "aysel.quliyeva@poct.example" });
    const headers = { "content-type": "application/json" };
    return (await fetch(`${address}/api/appeals/public/find`, { method: "POST", headers, body })).status;
  };
  expect(await followAppeal()).toBe(422);
  const restoreContract = await editFile("openapi/schemas/AppealLookup.yaml", (text) =>
    text.replace("maxLength: 64", "maxLength: 100"),
  );
  await waitForExpect(followAppeal, regenerationTimeoutMs).toBe(200);
  await restoreContract();
  await waitForExpect(followAppeal, regenerationTimeoutMs).toBe(422);

  const restoreQuestion = await editFile("mocks/sampleData/faq.ts", (text) =>
    text.replace("Keyfiyyətsiz malı neçə gün ərzində qaytarmaq olar?", "Yeni sual?"),
  );
  const readQuestions = async (): Promise<string> => (await fetch(`${address}/api/faq/public?lang=az`)).text();
  await waitForExpect(readQuestions, regenerationTimeoutMs).toContain("Yeni sual?");
  await page.reload();
  await getAccountButton(page, personas.citizen.name).waitFor();
  await page.getByRole("main").getByText("Yeni sual?").waitFor();
  await restoreQuestion();
  await waitForExpect(readQuestions, regenerationTimeoutMs).not.toContain("Yeni sual?");
});
