import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildFolders } from "../../deploy/build.ts";
import { paths } from "../../src/config/paths.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const buildFolder = (build: "competition" | "quality"): string =>
  join(import.meta.dirname, "../..", buildFolders[build]);

/** Returns the source files of a build from its manifest. */
const bundledSources = async (build: "competition" | "quality"): Promise<string[]> =>
  Object.keys(JSON.parse(await readFile(join(buildFolder(build), ".vite/manifest.json"), "utf8")) as object);

describe("the two builds", () => {
  test("differ only by the pages of informative services", async () => {
    const [competition, quality] = await Promise.all([bundledSources("competition"), bundledSources("quality")]);
    const pages = (sources: readonly string[], excludedSources: readonly string[]): string[] =>
      sources.filter(
        (source) => /^src\/(app\/pages|features)\/.*Page\.tsx$/.test(source) && !excludedSources.includes(source),
      );
    expect(pages(quality, competition)).toEqual(["src/features/services/InformativeServicesPage.tsx"]);
    expect(pages(competition, quality)).toEqual([]);
  });

  test.each(["competition", "quality"] as const)("have the icons of the %s portal", async (build) => {
    const page = await readFile(join(buildFolder(build), "index.html"), "utf8");
    const icons = Array.from(page.matchAll(/<link rel="[^"]*icon"[^>]* href="([^"]+)"/g), ([, href]) => href);
    expect(icons).toEqual([`/icons/${build}.svg`, `/icons/${build}-180.png`]);
    expect(await readdir(join(buildFolder(build), "icons"))).toContain(`${build}.svg`);
  });

  test("keep the page of the quality portal and its route out of the competition portal's files", async () => {
    const route = /titleId:\s*["'`]page\.informativeServices\.title["'`]/;
    const findPage = async (build: "competition" | "quality"): Promise<{ hasChunk: boolean; hasRoute: boolean }> => {
      const assets = join(buildFolder(build), "assets");
      const files = await readdir(assets);
      const scripts = await Promise.all(
        files.filter((file) => file.endsWith(".js")).map((file) => readFile(join(assets, file), "utf8")),
      );
      return {
        hasChunk: files.some((file) => file.startsWith("InformativeServicesPage-")),
        hasRoute: scripts.some((script) => route.test(script)),
      };
    };
    expect(await findPage("quality")).toEqual({ hasChunk: true, hasRoute: true });
    expect(await findPage("competition")).toEqual({ hasChunk: false, hasRoute: false });
  });
});

describe("the quality portal", () => {
  const portal = setUpPortal({ build: "quality" });

  test.for(selectCases(testedLanguages))(
    "has home, services, informative services and FAQ in its menu, in %s",
    async (language) => {
      const { page } = await portal.newVisitor({ language });
      const messages = messagesByLanguage[language];
      await page.goto(paths.faq);
      const menu = page.getByRole("navigation", { name: messages["menu.label"] });
      const links = menu.getByRole("link");
      await links.first().waitFor();
      expect((await links.allInnerTexts()).map((text) => text.trim())).toEqual([
        messages["page.home.title"],
        messages["page.eServices.title"],
        messages["page.informativeServices.title"],
        messages["page.faq.title"],
      ]);
      expect(await menu.getByRole("button", { name: messages["page.informationCenter.title"] }).count()).toBe(0);
      expect(await page.getByText(messages["menu.standardsSite"]).count()).toBe(0);
      expect(await page.title()).toContain(messages["portal.quality.name"]);
      await menu.getByRole("link", { name: messages["page.informativeServices.title"] }).click();
      await page.getByRole("heading", { level: 1, name: messages["page.informativeServices.title"] }).waitFor();
      await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    },
  );

  test("lists informative services and the information center in the sidebar", async () => {
    const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
    await page.goto(paths.eServices);
    const sidebar = page.getByRole("navigation", { name: messagesByLanguage.en["sidebar.label"] });
    await sidebar.getByRole("link", { name: messagesByLanguage.en["page.informativeServices.title"] }).waitFor();
    await sidebar.getByRole("link", { name: messagesByLanguage.en["page.informationCenter.title"] }).waitFor();
  });

  test("finds informative services and opens them", async () => {
    const { page } = await portal.newVisitor({ language: "en" });
    await page.goto(`${paths.search}?word=certificate&place=informative-services`);
    await page.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link").click();
    await page.waitForURL(/\/informative-services\/\d+/);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  });

  test("serves news and prices at their own paths", async () => {
    const { page } = await portal.newVisitor({ language: "en" });
    for (const name of ["news", "marketPrices", "riskGroups"] as const) {
      await page.goto(paths[name]);
      await page.getByRole("heading", { level: 1, name: messagesByLanguage.en[`page.${name}.title`] }).waitFor();
    }
  });
});
