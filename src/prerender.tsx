import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { parse } from "regexparam";
import { leftToBrowser, onlyInBrowser } from "./components/loading/ClientOnly.tsx";
import type { Language } from "./i18n/language.ts";
import { loadMessages } from "./i18n/messages.ts";
import { sayIn } from "./i18n/Words.tsx";
import { aliases, anywhere, entrances, paths, type PathName } from "./config/paths.ts";
import { portal } from "./config/portal.ts";
import { App } from "./app/App.tsx";
import { placeOf } from "./app/routing/routeMatch.ts";
import { screens } from "./app/routes.ts";
import { windowTitle } from "./app/routing/formatDocumentTitle.ts";

/** A page that is drawn: the address that it is drawn for, and the name of its screen. */
export type Drawn = { to: string; name: PathName };

/**
 * The addresses that are the same for everybody, each with what is drawn for it: all but those with a part that stands for one of
 * many things. Of a page for some people only, and of one that is left to the browser, this is the frame and the title.
 */
export function drawnAddresses(): Map<string, Drawn> {
  const own = (Object.keys(screens) as PathName[]).flatMap((name): Drawn[] => {
    const { titles } = screens[name] ?? {};
    if (entrances[name] !== undefined) return [];
    if (titles !== undefined) return Object.keys(titles).map((part) => ({ to: paths[name].replace(/:\w+/, part), name }));
    return paths[name].includes(":") ? [] : [{ to: paths[name], name }];
  });
  const others = [...Object.entries(aliases), ...Object.entries(entrances).map(([name, to]) => [paths[name as PathName], to] as const)];
  return new Map([...own.map((drawn) => [drawn.to, drawn] as const), ...others.flatMap(([path, to]) => own.filter((drawn) => drawn.to === paths[to]).map((drawn) => [path, drawn] as const))]);
}

/** The screens that show everybody one of many things, such as one service, each with the pattern of its addresses, of which nobody knows how many there are. */
export const manyAddresses = (): { pattern: RegExp; name: PathName }[] =>
  (Object.keys(screens) as PathName[]).flatMap((name) => {
    const { access, titles } = screens[name] ?? {};
    return paths[name].includes(":") && titles === undefined && access === "public" ? [{ pattern: parse(paths[name]).pattern, name }] : [];
  });

/**
 * A page as a visitor sees it before any script runs: what stands in the root, and the title of the window. With the path `anywhere`
 * it is the page for every address that has none of its own. Throws what went wrong in drawing it.
 */
export async function draw(path: string, language: Language): Promise<{ html: string; title: string }> {
  const place = path === anywhere ? undefined : placeOf(path);
  if (place !== undefined && "leadsTo" in place) throw new Error(`${path} only leads to ${place.leadsTo}`);
  const messages = await loadMessages(language);
  const faults: unknown[] = [];
  const drawing = (
    <StrictMode>
      <App spoken={{ language, messages }} path={path} />
    </StrictMode>
  );
  // Parts of a large page would otherwise be moved to their place by a script, which the policy forbids.
  const onError = (error: unknown): string | undefined => (error === onlyInBrowser ? leftToBrowser : void faults.push(error));
  const { prelude } = await prerender(drawing, { onError, progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  const say = sayIn(language, messages);
  return { html, title: place === undefined ? say(`portal.${portal}.name`) : windowTitle(say, say(place.title)) };
}
