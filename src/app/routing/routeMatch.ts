import { parse } from "regexparam";
import { matchRoute, useLocation } from "wouter";
import { aliases, entrances, href, paths, type PathName } from "../../config/paths.ts";
import type { MessageId } from "../../generated/messages/ids.ts";
import { notFound, screens, type Screen } from "../routes.ts";

/** Where the visitor is: the screen, its name and title, the parts of its address. `name` is absent where nothing is. */
export type Place = { name?: PathName; screen: Screen; title: MessageId; parts: Readonly<Record<string, string>> };

/** The screen of a path. A path that is another spelling of a screen's address answers with `leadsTo`. */
export function placeOf(path: string): Place | { leadsTo: string } {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const alias = aliases[plain];
  if (alias !== undefined) return { leadsTo: paths[alias] };
  for (const [name, screen] of Object.entries(screens) as [PathName, Screen][]) {
    const [matches, parts] = matchRoute(parse, paths[name], plain);
    if (!matches) continue;
    const entrance = entrances[name];
    if (entrance !== undefined) return { leadsTo: paths[entrance] };
    const title = titleOf(screen, Object.values(parts)[0]);
    if (title === undefined) break;
    return { name, screen, title, parts: parts as Readonly<Record<string, string>> };
  }
  return { screen: notFound, title: notFound.title, parts: {} };
}

const titleOf = ({ title, titles }: Screen, part: string | undefined): MessageId | undefined =>
  titles === undefined ? title : part !== undefined && Object.hasOwn(titles, part) ? titles[part] : undefined;

/**
 * Fetches the page of a path ahead. With `reads` also what it shows there, when everybody may see it and the address has no
 * query, which would say more of it than the path does.
 */
export async function fetchPlace(path: string, reads = false): Promise<void> {
  const place = placeOf(path);
  const there = "leadsTo" in place ? placeOf(place.leadsTo) : place;
  if (!("leadsTo" in there)) await there.screen.page.fetch(reads && there.screen.access === "public" ? there.parts : undefined);
}

/** Where the visitor is now, or where the present address leads to. */
export function usePlace(): Place | { leadsTo: string } {
  const [path] = useLocation();
  return placeOf(path);
}

/** The address of a screen without parts. */
export const addressOf = (name: PathName): string => (paths[name].includes(":") ? "" : href(name as "home"));

/** The name of the screen where the visitor is. */
export function useName(): PathName | undefined {
  const place = usePlace();
  return "leadsTo" in place ? undefined : place.name;
}
