import type { Translator } from "../../i18n/IntlProvider.tsx";
import { getHref, paths, registerSlugs } from "../../config/paths.ts";
import { portal } from "../../config/portal.ts";
import { isQualityRoute } from "../../config/qualityRoutes.ts";
import { createTextIndex, type TextMatch } from "./createTextIndex.ts";
import { screenWords, type ScreenAccess } from "./screenWords.ts";

/** A screen of the portal that the search finds. */
export type Screen = { href: string; title: string; words: string; access?: ScreenAccess | undefined };

/** A found screen, and whether all or most words of the query are about it. */
type FoundScreen = Screen & { isLikely: boolean };

/** A screen matches well if it matches this share of the words of the query. */
const likelyCoverage = 0.6;
const maxScreens = 3;
/** Screens with a smaller share of the best score are left out. */
const minRelativeScore = 0.35;

/** Returns the screens of this portal that can be searched, with their titles. */
export const getScreens = (t: Translator): Screen[] => [
  ...(Object.keys(screenWords) as (keyof typeof screenWords)[])
    .filter((name) => portal === "quality" || !isQualityRoute(name))
    .map((name) => {
      const { words, ...rest } = screenWords[name];
      return {
        href: paths[name],
        title: t(`page.${name}.title`),
        words,
        access: "access" in rest ? rest.access : undefined,
      };
    }),
  ...registerSlugs.map((register) => ({
    href: getHref("register", { register }),
    title: t(`register.${register}.title`),
    words: "",
  })),
];

/** Returns a function that finds the best screens for a query. */
export function createScreenFinder(screens: readonly Screen[]): (query: string) => FoundScreen[] {
  const find = createTextIndex(
    { title: 3, words: 2.5 },
    screens.map(({ href, title, words }) => ({ id: href, title, words })),
  );
  const screensByHref = new Map(screens.map((screen) => [screen.href, screen]));
  return (query) => {
    const matches = find(query);
    const minScore = (matches[0]?.score ?? 0) * minRelativeScore;
    return matches
      .filter(({ score }) => score >= minScore)
      .slice(0, maxScreens)
      .flatMap(({ id, coverage }: TextMatch) => {
        const screen = screensByHref.get(id);
        return screen === undefined ? [] : { ...screen, isLikely: coverage >= likelyCoverage };
      });
  };
}

/** The number of screens that match well before the results of the backend. */
const maxScreensBefore = 2;
/** The position of the best screen that matches only in part. */
const partialMatchPosition = 2;

/**
 * Returns the screens and the results of the backend in display order: screens that match well, the results, and the
 * other screens. When no screen matches well, the best one is the third result.
 */
export function orderResults<Item>(
  screens: readonly { item: Item; isLikely: boolean }[],
  results: readonly Item[],
): Item[] {
  const before = screens.filter(({ isLikely }) => isLikely).slice(0, maxScreensBefore);
  const after = screens.filter((screen) => !before.includes(screen));
  const position = before.length === 0 ? partialMatchPosition : results.length;
  return [
    ...before.map(({ item }) => item),
    ...results.slice(0, position),
    ...after.slice(0, 1).map(({ item }) => item),
    ...results.slice(position),
    ...after.slice(1).map(({ item }) => item),
  ];
}
