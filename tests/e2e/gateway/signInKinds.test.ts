import { afterAll, beforeAll, expect, test } from "vitest";
import { join } from "node:path";
import { buildFolders } from "../../../deploy/build.ts";
import { startOtherPortal } from "../../../mocks/otherPortal.ts";
import { createPortalServer } from "../../../mocks/portalServer.ts";
import { createMockStore } from "../../../mocks/store/mockStore.ts";
import { welcomeNotification } from "../../../mocks/store/notifications.ts";
import { personas } from "../../../mocks/store/personas.ts";
import { createSession, expireTokens } from "../../../mocks/store/sessions.ts";
import { paths } from "../../../src/config/paths.ts";
import { fillForm } from "../support/accountForms.ts";
import { expectNoTokens, hasStoredSession } from "../support/gatewaySession.ts";
import {
  answerCrossPortalQuestion,
  getAccountButton,
  getEmptyStateHeading,
  getPageHeading,
  getSignInButton,
  getToasts,
} from "../support/locators.ts";
import { messagesByLanguage, setUpPortal, findAccount } from "../support/portal.ts";
import { waitForExpect } from "../support/waitForExpect.ts";
import { findFreePort } from "../../support/ports.ts";

// Both portals as `npm start -- --tokens gateway` serves them. The other files of this folder run the tests of the session.
const backend = createMockStore({ welcomeDelaySeconds: 60, questionDelaySeconds: 60 });
let otherPort: number | undefined;
const portal = setUpPortal({
  build: "competition",
  backend,
  tokenStorage: "gateway",
  serve: (store) =>
    createPortalServer(join(import.meta.dirname, "../../..", buildFolders.competition), store, {
      getOtherPort: () => otherPort,
    }),
});
let other: Awaited<ReturnType<typeof startOtherPortal>>;

beforeAll(async () => {
  const port = await findFreePort();
  other = await startOtherPortal({
    portal: "quality",
    store: backend,
    port,
    host: "127.0.0.1",
    otherPort: Number(new URL(portal.origin).port),
    tokenStorage: "gateway",
  });
  await other?.built;
  otherPort = port;
});
afterAll(() => other?.close());

const messages = messagesByLanguage.az;

/** Returns every token that the backend has issued to the sessions that are open. */
const listTokens = (): string[] =>
  backend.state.sessions.flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]);

test("signs in by e-mail, refreshes, and signs out in every tab, without a token in the browser", async () => {
  const { context, page, newPage } = await portal.newVisitor();
  findAccount(backend, "foreign").language = "az";
  const responses: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/api/public/auth/")) void response.text().then((body) => responses.push(body));
  });
  await page.goto(`${paths.faq}?dialog=login`);
  const { email, password } = personas.foreign.signIn;
  await fillForm(page, "az", "signIn", { username: email, password });
  await page.getByRole("dialog").getByRole("button", { name: messages["signIn.submit"], exact: true }).click();
  await getAccountButton(page, personas.foreign.name).waitFor();
  await expectNoTokens(page, listTokens());
  await waitForExpect(() => responses.length).toBe(1);
  for (const token of listTokens()) expect(responses.join()).not.toContain(token);
  expect((await context.cookies()).map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toContainEqual([
    true,
    "Strict",
  ]);

  const otherTab = await newPage();
  expireTokens(backend, "access");
  await otherTab.goto(paths.notifications);
  await getAccountButton(otherTab, personas.foreign.name).waitFor();
  expect(backend.state.requestCounts.renewSession).toBe(1);
  await expectNoTokens(otherTab, listTokens());
  await page.bringToFront();
  await getAccountButton(page, personas.foreign.name).click();
  await page.getByRole("button", { name: messages["session.signOut"] }).click();
  for (const tab of [page, otherTab]) {
    await getPageHeading(tab, messages["home.title"]).waitFor();
    await getSignInButton(tab, "az").waitFor();
  }
  await waitForExpect(() => hasStoredSession(page)).toBe(false);
  await waitForExpect(() => backend.state.sessions).toEqual([]);
});

test("signs in through the identity login, delivers notifications, and shows the end of the session", async () => {
  const { page } = await portal.newVisitor({ expectedConsoleErrors: /401|WebSocket/ });
  await page.goto(paths.faq);
  await getSignInButton(page, "az").click();
  const subscribed = page
    .waitForEvent("websocket")
    .then((socket) => socket.waitForEvent("framereceived", ({ payload }) => String(payload).startsWith("RECEIPT")));
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await getAccountButton(page, personas.citizen.name).waitFor();
  await expectNoTokens(page, listTokens());
  await subscribed;
  backend.pushNotification("citizen", welcomeNotification);
  await getToasts(page, "az").getByText(welcomeNotification.description.az).waitFor();
  expireTokens(backend, "all");
  await page.goto(paths.documents);
  await getEmptyStateHeading(page, messages["session.ended"]).waitFor();
});

test("lets a representative choose an account", async () => {
  const { page } = await portal.newVisitor({ as: "representative" });
  await page.goto(paths.documents);
  const [organisation] = findAccount(backend, "representative").organisations;
  const dialog = page.getByRole("dialog", { name: messages["account.title"] });
  await dialog.getByRole("radio", { name: organisation?.name ?? "" }).check({ force: true });
  await dialog.getByRole("button", { name: messages["account.apply"] }).click();
  await waitForExpect(() => getAccountButton(page, personas.representative.name).innerText()).toContain(
    organisation?.name,
  );
  await expectNoTokens(page, listTokens());
});

test("hands the session over to the other portal, which asks the visitor first", async () => {
  const { page } = await portal.newVisitor({ as: "privileged" });
  await page.goto(paths.faq);
  await page.getByRole("button", { name: messages["portal.toQuality"] }).click();
  await page.waitForURL((url) => url.port === String(otherPort));
  await answerCrossPortalQuestion(page, "az", "session.continue");
  await getAccountButton(page, personas.privileged.name).waitFor();
  await expectNoTokens(page, listTokens());
  expect(new URL(page.url()).hash).toBe("");
});

test("removes tokens from the query of a page, and asks the visitor before they sign in", async () => {
  const { page } = await portal.newVisitor();
  const { accessToken, refreshToken } = createSession(backend, findAccount(backend, "citizen"));
  const query = new URLSearchParams({ token: accessToken, refreshToken }).toString();
  await page.goto(`http://localhost:${otherPort}${paths.faq}?${query}`);
  await answerCrossPortalQuestion(page, "az", "session.continue");
  await getAccountButton(page, personas.citizen.name).waitFor();
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("");
  await expectNoTokens(page, listTokens());
});
