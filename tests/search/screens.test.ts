import { describe, expect, it } from "vitest";
import { routes } from "../../src/app/routes.ts";
import { matchPath } from "../../src/app/routing/routeMatch.ts";
import { personalRoles } from "../../src/auth/roles.ts";
import { getScreens, orderResults } from "../../src/features/search/findScreens.ts";
import { screenWords } from "../../src/features/search/screenWords.ts";
import { swapKeyboardLayout } from "../../src/features/search/swapKeyboardLayout.ts";
import { stemWord } from "../../src/features/search/stemWord.ts";
import { languageCodes } from "../../src/generated/languages.ts";
import { createAnswerFinder, messages } from "./findAnswers.ts";

describe("the screens that the search finds", () => {
  it("are pages of this portal", () => {
    const screens = getScreens((id) => id);
    expect(screens.filter(({ href }) => !("name" in matchPath(href))).map(({ href }) => href)).toEqual([]);
  });

  const screensOfPortal = Object.entries(screenWords).filter(([name]) => name in routes);
  it.each(screensOfPortal)("include %s with the access of its route", (name, screen) => {
    const { access, requiresOrganisation } = routes[name as keyof typeof screenWords] ?? {};
    const personalAccess = requiresOrganisation === true ? "organisation" : "personal";
    const searchAccess = "access" in screen ? screen.access : undefined;
    expect(searchAccess).toBe(access === "public" ? undefined : access === personalRoles ? personalAccess : access);
  });

  // The popular searches of the home page are titles of screens.
  it.each(languageCodes)("are among the first two results for their title, in %s", (language) => {
    const screens = getScreens((id) => messages[language][id] ?? id);
    const findAnswers = createAnswerFinder(language);
    expect(screens.filter(({ title, href }) => !findAnswers(title).slice(0, 2).includes(href))).toEqual([]);
  });

  it("come first when they match well, and in the third place when they match in part", () => {
    const likely = (item: string) => ({ item, isLikely: true });
    const partial = (item: string) => ({ item, isLikely: false });
    expect(orderResults([likely("A"), likely("B"), likely("C")], ["1", "2"])).toEqual(["A", "B", "1", "2", "C"]);
    expect(orderResults([partial("A"), partial("B")], ["1", "2", "3"])).toEqual(["1", "2", "A", "3", "B"]);
    expect(orderResults([partial("A")], [])).toEqual(["A"]);
  });
});

it.each([
  ["senedlerim", "SƏNƏDLƏRİM"],
  ["Мои документы", "vjb ljrevtyns"],
  ["мои документы", "мои докуметы"],
  ["məzənnə", "mezenne"],
])("a search for “%s” finds the same screen first as “%s”", (plain, typed) => {
  const findAnswers = createAnswerFinder("az");
  expect(findAnswers(typed)[0]).toBe(findAnswers(plain)[0]);
});

it.each([
  ["курс", "rehc"],
  ["жалоба", ";fkj,f"],
  ["qiymət", "йшньэе"],
  ["price", "зкшсу"],
])("“%s” is recognised in “%s”, typed in the wrong keyboard layout", (meant, typed) => {
  expect(swapKeyboardLayout(typed)).toContain(meant);
});

it.each([
  ["senedlerimizden", "sened"],
  ["coreyi", "corek"],
  ["жалобами", "жалоба"],
  ["returned", "returns"],
  ["sikayetciler", "sikayet"],
])("“%s” and “%s” have a common stem", (form, word) => {
  const stems = stemWord(word);
  expect(stemWord(form).some((stem) => stems.includes(stem))).toBe(true);
});
