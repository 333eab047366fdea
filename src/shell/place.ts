import { parse } from "regexparam";
import { matchRoute, useLocation } from "wouter";
import { aliases, entrances, href, paths, type PathName } from "../paths.ts";
import { notFound, screens, type Screen } from "./screens.ts";

/** Where the visitor is: the screen, its name, the parts of its address. `name` is absent where nothing is. */
export type Place = { name?: PathName; screen: Screen; parts: Readonly<Record<string, string>> };

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
    return { name, screen, parts: parts as Readonly<Record<string, string>> };
  }
  return { screen: notFound, parts: {} };
}

/** Where the visitor is now, or where the present address leads to. */
export function usePlace(): Place | { leadsTo: string } {
  const [path] = useLocation();
  return placeOf(path);
}

/** The address of a screen without parts. */
export const addressOf = (name: PathName): string => (paths[name].includes(":") ? "" : href(name as "home"));
