import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import type { Language } from "./i18n/language.ts";
import { loadMessages } from "./i18n/messages.ts";
import { sayIn } from "./i18n/Words.tsx";
import { aliases, entrances, paths, type PathName } from "./paths.ts";
import { App } from "./shell/App.tsx";
import { placeOf } from "./shell/place.ts";
import { screens } from "./shell/screens.ts";
import { windowTitle } from "./shell/windowTitle.ts";

/*
 * Forms: the component library would write the styles of its fields into the page, which the policy forbids. The others
 * say nothing before the browser knows more: what was looked for, what the device keeps, how a sign-in went.
 */
const drawnInTheBrowser: readonly PathName[] = ["passwordReset", "search", "deviceData", "identityReturn"];

/** The addresses whose pages are the same for everybody, each with the address that its page is drawn for. */
export function drawnAddresses(): Map<string, string> {
  const own = (Object.keys(screens) as PathName[]).flatMap((name) => {
    const { access, titles } = screens[name] ?? {};
    if (access !== "public" || drawnInTheBrowser.includes(name) || entrances[name] !== undefined) return [];
    if (titles !== undefined) return Object.keys(titles).map((part) => paths[name].replace(/:\w+/, part));
    return paths[name].includes(":") ? [] : [paths[name]];
  });
  const others = [...Object.entries(aliases), ...Object.entries(entrances).map(([name, to]) => [paths[name as PathName], to] as const)];
  return new Map<string, string>([...own.map((path) => [path, path] as const), ...others.flatMap(([path, to]) => (own.includes(paths[to]) ? [[path, paths[to]] as const] : []))]);
}

/** A page as a visitor sees it before any script runs: what stands in the root, and the title of the window. Throws what went wrong in drawing it. */
export async function draw(path: string, language: Language): Promise<{ html: string; title: string }> {
  const place = placeOf(path);
  if ("leadsTo" in place) throw new Error(`${path} only leads to ${place.leadsTo}`);
  const messages = await loadMessages(language);
  const faults: unknown[] = [];
  const portal = (
    <StrictMode>
      <App spoken={{ language, messages }} path={path} />
    </StrictMode>
  );
  // Parts of a large page would otherwise be moved to their place by a script, which the policy forbids.
  const { prelude } = await prerender(portal, { onError: (error) => void faults.push(error), progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  const say = sayIn(language, messages);
  return { html, title: windowTitle(say, say(place.title)) };
}
