import type { Locator, Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { messageTiers } from "../../codegen/messageTiers.ts";
import { news } from "../../mocks/sampleData/news.ts";
import { translate } from "../../mocks/store/localizedText.ts";
import { personas } from "../../mocks/store/personas.ts";
import { languages, type Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import {
  getAccountButton,
  getPageHeading,
  getSignInButton,
  getToasts,
  waitForNotifications,
} from "./support/locators.ts";
import { setUpPortal, messagesByLanguage, findAccount } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { waitForFrames } from "./support/waitForFrames.ts";

const portal = setUpPortal();

const languageName = (language: Language): string => languages.find(({ code }) => code === language)?.name ?? "";
/** Returns the button of a language, which has the same name in every language. */
const getLanguageButton = (page: Page, language: Language): Locator =>
  page.getByRole("banner").getByRole("button", { name: languageName(language) });
const firstNewsTitle = (language: Language): string => translate(news[0]!.title, language);
const savedLanguageCount = (): number => portal.backend.state.requestCounts.chooseLanguage ?? 0;

test("keeps page, query and scroll position when the language changes, and requests the content again", async () => {
  const { page } = await portal.newVisitor();
  const requestedLanguages: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/posts/public"))
      requestedLanguages.push(new URL(request.url()).searchParams.get("lang") ?? "none");
  });
  await page.goto(`${paths.news}?page=1&from=letter#latest`);
  await page.getByRole("link", { name: firstNewsTitle("az") }).waitFor();
  await page.mouse.wheel(0, 120);
  await waitForExpect(() => page.evaluate(() => scrollY)).toBe(120);
  for (const language of ["ru", "en"] as const) {
    await getLanguageButton(page, language).evaluate((button) => (button as HTMLElement).click());
    await page.getByRole("link", { name: firstNewsTitle(language) }).waitFor();
    await getPageHeading(page, messagesByLanguage[language]["page.news.title"]).waitFor();
    await waitForExpect(() => page.locator("html").getAttribute("lang")).toBe(language);
    await waitForExpect(() => page.url()).toBe(`${portal.origin}/${language}${paths.news}?page=1&from=letter#latest`);
    expect(await page.evaluate(() => scrollY)).toBe(120);
    await waitForExpect(() => page.title()).toBe(
      `${messagesByLanguage[language]["page.news.title"]} – ${messagesByLanguage[language]["portal.competition.name"]}`,
    );
    expect(await getLanguageButton(page, language).getAttribute("aria-current")).toBe("true");
  }
  expect(requestedLanguages).toEqual(["az", "ru", "en"]);
  expect(savedLanguageCount()).toBe(0);
});

test("loads the messages of a language when the pointer reaches its button", async () => {
  const { page } = await portal.newVisitor();
  await page.goto(paths.faq);
  // A file is fetched, and then imported from the cache.
  const requested = new Set<string>();
  page.on("request", (request) => {
    const [file] = /\/assets\/(ru|en)-.*/.exec(request.url()) ?? [];
    if (file !== undefined) requested.add(file);
  });
  await waitForExpect(async () => {
    await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).hover();
    await getLanguageButton(page, "ru").hover();
    return [...requested];
  }).toEqual(messageTiers.map(() => expect.stringContaining("/ru-")));
  await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
  await getLanguageButton(page, "ru").click();
  await getPageHeading(page, messagesByLanguage.ru["page.faq.title"]).waitFor();
  expect(requested.size).toBe(messageTiers.length);
});

test("shows a visitor the language of an address, keeps it on later addresses and leads back to it", async () => {
  const { page } = await portal.newVisitor();
  await page.goto(`/ru${paths.faq}`);
  await getPageHeading(page, messagesByLanguage.ru["page.faq.title"]).waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem("locale")])).toEqual([
    "ru",
    "ru",
  ]);
  const getCanonical = (): Promise<string | null> =>
    page.evaluate(() => document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null);
  expect(await getCanonical()).toBe(`${portal.origin}/ru${paths.faq}`);

  // The canonical address has no filters.
  await page.goto(`/ru${paths.standards}?word=a`);
  await waitForExpect(getCanonical).toBeNull();
  await page.goBack();
  await getPageHeading(page, messagesByLanguage.ru["page.faq.title"]).waitFor();

  // A link leads to the address of the language, and nobody can share the address of the first page by mistake.
  await page.getByRole("contentinfo").getByRole("link", { name: messagesByLanguage.ru["page.news.title"] }).click();
  await getPageHeading(page, messagesByLanguage.ru["page.news.title"]).waitFor();
  expect(page.url()).toBe(`${portal.origin}/ru${paths.news}`);
  await waitForExpect(getCanonical).toBeNull();

  // The switch replaces the address; Back leads to the page before in the language of its address.
  await getLanguageButton(page, "en").click();
  await getPageHeading(page, messagesByLanguage.en["page.news.title"]).waitFor();
  await waitForExpect(() => page.url()).toBe(`${portal.origin}/en${paths.news}`);
  await page.goBack();
  await getPageHeading(page, messagesByLanguage.ru["page.faq.title"]).waitFor();
  expect(page.url()).toBe(`${portal.origin}/ru${paths.faq}`);

  // A path without a language shows the stored one, and stays as it is.
  await page.goto(paths.standards);
  await getPageHeading(page, messagesByLanguage.ru["page.standards.title"]).waitFor();
  expect(page.url()).toBe(`${portal.origin}${paths.standards}`);
  await getLanguageButton(page, "az").click();
  await getPageHeading(page, messagesByLanguage.az["page.standards.title"]).waitFor();
  expect(page.url()).toBe(`${portal.origin}${paths.standards}`);
  expect((await page.goto("/en/no-such-page"))?.status()).toBe(404);
  await getPageHeading(page, messagesByLanguage.en["page.notFound.title"]).waitFor();
});

test("keeps the page in the old language until the new one has loaded, never a mixture", async () => {
  const { page } = await portal.newVisitor();
  await page.goto(paths.news);
  await page.getByRole("link", { name: firstNewsTitle("az") }).waitFor();
  await page.evaluate(() => {
    const seen = new Set<string>();
    const recordTexts = (): Set<string> =>
      seen.add(
        [
          document.querySelector("h1")?.textContent,
          document.querySelector("main h2")?.textContent,
          document.querySelector("footer h2")?.textContent,
        ].join(" / "),
      );
    recordTexts();
    new MutationObserver(recordTexts).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { seen });
  });
  portal.backend.state.faults.push({ operationId: "listPosts", status: 200, times: 1, delaySeconds: 0.7 });
  await getLanguageButton(page, "ru").click();
  await getPageHeading(page, messagesByLanguage.ru["page.news.title"]).waitFor();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  const pageTexts = (language: Language): string =>
    [
      messagesByLanguage[language]["page.news.title"],
      firstNewsTitle(language),
      messagesByLanguage[language]["footer.services"],
    ].join(" / ");
  expect(seen).toEqual([pageTexts("az"), pageTexts("ru")]);
});

test("stores the chosen language on the device and in the cookie that selects the prerendered page", async () => {
  const { page, context } = await portal.newVisitor();
  await page.goto(paths.faq);
  await getLanguageButton(page, "en").click();
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe("en");
  expect((await context.cookies()).find(({ name }) => /^(__Host-)?locale$/.test(name))?.value).toBe("en");
  await page.reload();
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
});

test.for(selectCases(["kz", "", "RU ", "<script>"]))(
  "falls back to Azerbaijani when the device has “%s” as its language",
  async (locale) => {
    const { page } = await portal.newVisitor({ localStorage: { locale } });
    await page.goto(paths.faq);
    await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("az");
  },
);

test("saves the language of a signed-in user in the account", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  await page.goto(paths.notifications);
  await waitForNotifications(page);
  const request = page.waitForRequest(/set-language/);
  await getLanguageButton(page, "en").click();
  await getPageHeading(page, messagesByLanguage.en["page.notifications.title"]).waitFor();
  await waitForExpect(() => findAccount(portal.backend, "citizen").language).toBe("en");
  expect(savedLanguageCount()).toBe(1);
  expect(new URL((await request).url()).searchParams.get("lang")).toBe("en");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.reload();
  await getPageHeading(page, messagesByLanguage.en["page.notifications.title"]).waitFor();
});

test("shows the portal in the language of the account to a signed-in user", async () => {
  const { page } = await portal.newVisitor({ as: "director", localStorage: { locale: "en" } });
  await page.goto(paths.documents);
  await getPageHeading(page, messagesByLanguage.ru["page.documents.title"]).waitFor();
  await waitForExpect(() => page.locator("html").getAttribute("lang")).toBe("ru");
  expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe("ru");
  expect(savedLanguageCount()).toBe(0);
});

test("says in the language of the account that somebody has signed in", async () => {
  findAccount(portal.backend, "citizen").language = "ru";
  const { page } = await portal.newVisitor({ localStorage: { locale: "en" } });
  // The service has its own words in the language of the request: these are of a service without a message.
  await page.route("**/api/public/auth/v2/login/asan?*", async (route) => {
    const response = await fetchWithRetry(route);
    const { message: _, ...session } = (await response.json()) as { message?: string };
    await route.fulfill({ response, json: session });
  });
  await page.goto(paths.appeals);
  await getPageHeading(page, messagesByLanguage.en["stub.title"]).waitFor();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.getByText(messagesByLanguage.ru.logged_in_successfully).first().waitFor();
  expect(await page.getByText(messagesByLanguage.en.logged_in_successfully).count()).toBe(0);
});

test("keeps the last of several quick language changes, on the device and in the account", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  await page.goto(paths.faq);
  await getAccountButton(page, personas.citizen.name).waitFor();
  portal.backend.state.faults.push({ operationId: "chooseLanguage", status: 200, times: 1, delaySeconds: 0.5 });
  await page.evaluate(
    async (names) => {
      const buttons = [...document.querySelectorAll<HTMLElement>("header button[lang]")];
      for (const name of names) {
        buttons.find((button) => button.textContent.includes(name))?.click();
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    [languageName("ru"), languageName("az"), languageName("ru"), languageName("en")],
  );
  const accountLanguage = () => waitForExpect(() => findAccount(portal.backend, "citizen").language);
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
  await accountLanguage().toBe("en");
  // The requests are sent one after the other, even when one of them is slow.
  await page.waitForLoadState("networkidle");
  const before = savedLanguageCount();
  const slowRequest = Promise.withResolvers<Route>();
  await page.route(/user\/set-language/, (route) => slowRequest.resolve(route), { times: 1 });
  await getLanguageButton(page, "ru").click();
  const heldRequest = await slowRequest.promise;
  await getPageHeading(page, messagesByLanguage.ru["page.faq.title"]).waitFor();
  await getLanguageButton(page, "az").click();
  await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
  await waitForFrames(page);
  expect(savedLanguageCount()).toBe(before);
  await heldRequest.continue();
  await waitForExpect(savedLanguageCount).toBe(before + 2);
  await accountLanguage().toBe("az");
});

test("saves the language that a user chooses again after the account has changed it", async () => {
  const { page } = await portal.newVisitor();
  await page.goto(paths.faq);
  await getLanguageButton(page, "en").click();
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
  const { email, password } = personas.foreign.signIn;
  findAccount(portal.backend, "foreign").language = "az";
  await page.getByRole("banner").getByRole("button", { name: messagesByLanguage.en["signIn.foreign"] }).click();
  const dialog = page.getByRole("dialog", { name: messagesByLanguage.en["signIn.title"] });
  await dialog.getByRole("textbox", { name: messagesByLanguage.en["form.signIn.username.label"] }).fill(email);
  await dialog.getByLabel(messagesByLanguage.en["form.signIn.password.label"], { exact: true }).fill(password);
  await dialog.getByRole("button", { name: messagesByLanguage.en["signIn.submit"], exact: true }).click();
  await getPageHeading(page, messagesByLanguage.az["page.eServices.title"]).waitFor();
  await getLanguageButton(page, "en").click();
  await getPageHeading(page, messagesByLanguage.en["page.eServices.title"]).waitFor();
  await waitForExpect(savedLanguageCount).toBe(1);
});

test("keeps a language that is chosen before the user is known, and saves it for this user only", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  portal.backend.state.faults.push({ operationId: "readUser", status: 200, times: 1, delaySeconds: 1 });
  await page.goto(paths.faq);
  await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
  await getLanguageButton(page, "en").click();
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
  await getAccountButton(page, personas.citizen.name).waitFor();
  await waitForExpect(savedLanguageCount).toBe(1);
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();

  await getAccountButton(page, personas.citizen.name).click();
  await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await getSignInButton(page, "en").click();
  await page.getByRole("link", { name: personas.director.name }).click();
  await getAccountButton(page, personas.director.name).waitFor();
  await waitForExpect(() => page.locator("html").getAttribute("lang")).toBe("ru");
  await page.waitForLoadState("networkidle");
  expect([savedLanguageCount(), findAccount(portal.backend, "director").language]).toEqual([1, "ru"]);
});

test("saves a language that is chosen while the app shell is loading", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  const [isChosen, isSaved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route("**/assets/app-shell-*.js", async (route) => {
    await isChosen.promise;
    await route.continue();
  });
  // The page hydrates in the language that it has: its messages arrive later than the app shell.
  await page.route("**/assets/en-*.js", async (route) => {
    await isSaved.promise;
    await route.continue();
  });
  await page.goto(paths.home, { waitUntil: "commit" });
  await getAccountButton(page, personas.citizen.name).waitFor();
  const messages = page.waitForRequest("**/assets/en-*.js");
  await getLanguageButton(page, "en").click();
  await messages;
  isChosen.resolve();
  await waitForExpect(() => findAccount(portal.backend, "citizen").language).toBe("en");
  isSaved.resolve();
  await waitForExpect(() => page.locator("html").getAttribute("lang")).toBe("en");
  expect(savedLanguageCount()).toBe(1);
});

test("keeps a language that is chosen while the user cannot be read, and saves it", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /503/ });
  portal.backend.state.faults.push({ operationId: "readUser", status: 503, times: 1, delaySeconds: 0 });
  await page.goto(paths.faq);
  await page.getByText(messagesByLanguage.az["session.userNotLoaded"]).waitFor();
  await getLanguageButton(page, "en").click();
  await page.getByRole("button", { name: messagesByLanguage.en["action.tryAgain"] }).click();
  await getAccountButton(page, personas.citizen.name).waitFor();
  await waitForExpect(savedLanguageCount).toBe(1);
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
});

test("sends a language again that could not be saved", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /503/ });
  await page.goto(paths.faq);
  await getAccountButton(page, personas.citizen.name).waitFor();
  portal.backend.state.faults.push({ operationId: "chooseLanguage", status: 503, times: 1, delaySeconds: 0 });
  await getLanguageButton(page, "en").click();
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
  await waitForExpect(savedLanguageCount).toBe(1);
  await page.getByText(messagesByLanguage.en["language.notSaved"]).first().waitFor();
  await waitForExpect(async () => {
    await getLanguageButton(page, "en").click();
    return findAccount(portal.backend, "citizen").language;
  }).toBe("en");
});

test("shows that a language is on its way while the server is slow", async () => {
  const { page } = await portal.newVisitor();
  await page.goto(paths.news);
  await page.getByRole("link", { name: firstNewsTitle("az") }).waitFor();
  const progress = page.getByRole("progressbar", { name: messagesByLanguage.az["state.loading"] });
  portal.backend.state.faults.push({ operationId: "listPosts", status: 200, times: 1, delaySeconds: 1.5 });
  await getLanguageButton(page, "ru").click();
  await progress.waitFor();
  await getPageHeading(page, messagesByLanguage.ru["page.news.title"]).waitFor();
  await page.getByRole("progressbar").waitFor({ state: "detached" });
});

test("keeps the later of two languages when the messages of the first one fail to load", async () => {
  const { page } = await portal.newVisitor({ expectedConsoleErrors: /Failed to load/ });
  await page.goto(paths.faq);
  await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
  let failRussian = (): void => undefined;
  const isEnglishShown = new Promise<void>((resolve) => (failRussian = resolve));
  await page.route(/assets\/ru-/, async (route) => {
    await isEnglishShown;
    await route.abort();
  });
  const failure = page.waitForEvent("requestfailed");
  await getLanguageButton(page, "ru").click();
  await getLanguageButton(page, "en").click();
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
  failRussian();
  await failure;
  await page.waitForLoadState("networkidle");
  await waitForFrames(page);
  expect(await getToasts(page, "en").getByText(messagesByLanguage.en["failure.offline"]).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe("en");
  await getLanguageButton(page, "az").click();
  await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
});

test("keeps the shown language when its button is pressed while another one is on its way", async () => {
  const { page } = await portal.newVisitor();
  await page.goto(paths.faq);
  await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
  let sendEnglish = (): void => undefined;
  const isPressedAgain = new Promise<void>((resolve) => (sendEnglish = resolve));
  await page.route(/assets\/en-/, async (route) => {
    await isPressedAgain;
    await route.continue();
  });
  const request = page.waitForRequest(/assets\/en-/);
  await getLanguageButton(page, "en").click();
  await request;
  await getLanguageButton(page, "az").click();
  sendEnglish();
  await page.waitForLoadState("networkidle");
  await waitForFrames(page);
  await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
  expect(await getLanguageButton(page, "az").getAttribute("aria-current")).toBe("true");
  expect(await page.evaluate(() => localStorage.getItem("locale"))).not.toBe("en");
});

test("keeps the current language and says so when the messages of another one fail to load, and loads them later", async () => {
  const { page } = await portal.newVisitor({ expectedConsoleErrors: /Failed to load/ });
  await page.goto(paths.faq);
  await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
  const englishMessages = /assets\/en-/;
  await page.route(englishMessages, (route) => route.abort());
  await getLanguageButton(page, "en").click();
  await getToasts(page, "az").getByText(messagesByLanguage.az["failure.offline"]).waitFor();
  expect(await getLanguageButton(page, "az").getAttribute("aria-current")).toBe("true");
  expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe("az");
  await page.unroute(englishMessages);
  await getLanguageButton(page, "en").click();
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
});

test("loads the page again when the messages of a language are missing after a new release", async () => {
  const { page } = await portal.newVisitor({ expectedConsoleErrors: /404/ });
  await page.goto(paths.faq);
  await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
  await page.route(/assets\/en-/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.route(`${portal.origin}/`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<html data-portal='competition'><script src='/assets/index-newer.js'></script>",
    }),
  );
  const reload = page.waitForEvent("framenavigated");
  await getLanguageButton(page, "en").click();
  await reload;
  await page.unroute(/assets\/en-/);
  await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
  await getLanguageButton(page, "en").click();
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
});

test.for(
  selectCases([
    ["/no-such-page", "page.notFound.title", "notFound.title"],
    ["/asan-login?code=x", "page.identityReturn.title", "identity.unexpected"],
  ]),
)("changes the language on %s as well", async ([address, titleId, textId]) => {
  const { page } = await portal.newVisitor();
  await page.goto(address);
  // A hidden status has the text as well.
  const getText = (language: Language) =>
    page.getByRole("heading", { name: messagesByLanguage[language][textId], exact: true });
  await getText("az").waitFor();
  for (const language of ["ru", "en", "az"] as const) {
    await getLanguageButton(page, language).click();
    await getPageHeading(page, messagesByLanguage[language][titleId]).waitFor();
    await getText(language).waitFor();
  }
});
