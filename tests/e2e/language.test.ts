import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { news } from "../../mocks/sampleData/news.ts";
import { say as told } from "../../mocks/store/localizedText.ts";
import { personas } from "../../mocks/store/personas.ts";
import { languages as offered, type Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { account, heading } from "./support/locators.ts";
import { usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();

const nameOf = (language: Language): string => offered.find(({ code }) => code === language)?.name ?? "";
/** The button of a language, whatever the language of the page. */
const choice = (page: Page, language: Language): Locator => page.getByRole("banner").getByRole("button", { name: nameOf(language) });
const firstNews = (language: Language): string => told(news[0]!.title, language);
const savings = (): number => portal.world.state.calls.chooseLanguage ?? 0;

test("a change of language keeps page, query and place on the page, and reads the content again in it", async () => {
  const { page } = await portal.visitor();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/posts/public")) asked.push(new URL(request.url()).searchParams.get("lang") ?? "none");
  });
  await page.goto(`${paths.news}?page=1&from=letter#latest`);
  await page.getByRole("link", { name: firstNews("az") }).waitFor();
  await page.mouse.wheel(0, 120);
  await soon(() => page.evaluate(() => scrollY)).toBe(120);
  for (const language of ["ru", "en"] as const) {
    await choice(page, language).evaluate((button) => (button as HTMLElement).click());
    await page.getByRole("link", { name: firstNews(language) }).waitFor();
    await heading(page, words[language]["screen.news.title"]).waitFor();
    await soon(() => page.locator("html").getAttribute("lang")).toBe(language);
    expect(page.url()).toBe(`${portal.origin}${paths.news}?page=1&from=letter#latest`);
    expect(await page.evaluate(() => scrollY)).toBe(120);
    await soon(() => page.title()).toBe(`${words[language]["screen.news.title"]} – ${words[language]["portal.competition.name"]}`);
    expect(await choice(page, language).getAttribute("aria-current")).toBe("true");
  }
  expect(asked).toEqual(["az", "ru", "en"]);
  expect(savings()).toBe(0);
});

test("while the new language is on its way the old one stays whole: the two are never mixed", async () => {
  const { page } = await portal.visitor();
  await page.goto(paths.news);
  await page.getByRole("link", { name: firstNews("az") }).waitFor();
  await page.evaluate(() => {
    const seen = new Set<string>();
    const note = (): Set<string> => seen.add([document.querySelector("h1")?.textContent, document.querySelector("main h2")?.textContent, document.querySelector("footer h2")?.textContent].join(" / "));
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { seen });
  });
  portal.world.state.faults.push({ operationId: "listPosts", status: 200, times: 1, delaySeconds: 0.7 });
  await choice(page, "ru").click();
  await heading(page, words.ru["screen.news.title"]).waitFor();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  const whole = (language: Language): string => [words[language]["screen.news.title"], firstNews(language), words[language]["footer.services"]].join(" / ");
  expect(seen).toEqual([whole("az"), whole("ru")]);
});

test("the chosen language is kept on the device and in the cookie by which a server chooses a page", async () => {
  const { page, context } = await portal.visitor();
  await page.goto(paths.faq);
  await choice(page, "en").click();
  await heading(page, words.en["screen.faq.title"]).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe("en");
  expect((await context.cookies()).find(({ name }) => name === "locale")?.value).toBe("en");
  await page.reload();
  await heading(page, words.en["screen.faq.title"]).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
});

test.for(["kz", "", "RU ", "<script>"])("a device that keeps “%s” as its language is shown the portal in Azerbaijani", async (locale) => {
  const { page } = await portal.visitor({ kept: { locale } });
  await page.goto(paths.faq);
  await heading(page, words.az["screen.faq.title"]).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("az");
});

test("a signed-in person's choice is told to the service, and is theirs wherever they sign in", async () => {
  const { page } = await portal.visitor({ as: "citizen" });
  await page.goto(paths.notifications);
  await page.getByRole("button", { name: words.az["notifications.markRead"] }).waitFor();
  await choice(page, "en").click();
  await heading(page, words.en["screen.notifications.title"]).waitFor();
  await soon(() => portal.world.state.accounts.find(({ persona }) => persona === "citizen")?.language).toBe("en");
  expect(savings()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await heading(page, words.en["screen.notifications.title"]).waitFor();
});

test("whoever arrives signed in reads the portal in the language of their account", async () => {
  const { page } = await portal.visitor({ as: "director", kept: { locale: "en" } });
  await page.goto(paths.documents);
  await heading(page, words.ru["screen.documents.title"]).waitFor();
  await soon(() => page.locator("html").getAttribute("lang")).toBe("ru");
  expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe("ru");
  expect(savings()).toBe(0);
});

test("of several quick choices the last one holds, here and at the service", async () => {
  const { page } = await portal.visitor({ as: "citizen" });
  await page.goto(paths.faq);
  await account(page, personas.citizen.name).waitFor();
  portal.world.state.faults.push({ operationId: "chooseLanguage", status: 200, times: 1, delaySeconds: 0.5 });
  await page.evaluate(async (names) => {
    const buttons = [...document.querySelectorAll<HTMLElement>("header button[lang]")];
    for (const name of names) {
      buttons.find((button) => button.textContent.includes(name))?.click();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }, [nameOf("ru"), nameOf("az"), nameOf("ru"), nameOf("en")]);
  const kept = () => soon(() => portal.world.state.accounts.find(({ persona }) => persona === "citizen")?.language);
  await heading(page, words.en["screen.faq.title"]).waitFor();
  await kept().toBe("en");
  // One after the other, even when one of them takes its time.
  const before = savings();
  portal.world.state.faults.push({ operationId: "chooseLanguage", status: 200, times: 1, delaySeconds: 1 });
  await page.getByRole("banner").getByRole("button", { name: nameOf("ru") }).click();
  await heading(page, words.ru["screen.faq.title"]).waitFor();
  await page.getByRole("banner").getByRole("button", { name: nameOf("az") }).click();
  await heading(page, words.az["screen.faq.title"]).waitFor();
  await soon(savings).toBe(before + 2);
  await kept().toBe("az");
});

test("a language whose words cannot be fetched is not taken, and the portal stays usable", async () => {
  const { page } = await portal.visitor({ expected: /Failed to load/ });
  await page.goto(paths.faq);
  await heading(page, words.az["screen.faq.title"]).waitFor();
  await page.route(/assets\/en-/, (route) => route.abort());
  await choice(page, "en").click();
  await soon(() => page.evaluate(() => localStorage.getItem("locale"))).toBe("az");
  await choice(page, "ru").click();
  await heading(page, words.ru["screen.faq.title"]).waitFor();
});

test.for([
  ["/no-such-page", "screen.notFound.title", "notFound.title"],
  ["/asan-login?code=x", "screen.identityReturn.title", "identity.strange"],
] as const)("the language can be changed at %s as well", async ([address, title, text]) => {
  const { page } = await portal.visitor();
  await page.goto(address);
  await page.getByText(words.az[text]).waitFor();
  for (const language of ["ru", "en", "az"] as const) {
    await choice(page, language).click();
    await heading(page, words[language][title]).waitFor();
    await page.getByText(words[language][text]).waitFor();
  }
});
