import { StrictMode, type ReactNode } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { failureOf } from "./http/failure.ts";
import { storedLanguage, storeLanguage, languageCookieKept } from "./i18n/language.ts";
import { loadFirstMessages } from "./i18n/messages.ts";
import { startPreferences } from "./preferences/preferences.ts";
import { keepsSignIn } from "./session/who.ts";
import { loadSettings } from "./settings.ts";
import { App, fetchEffects } from "./shell/App.tsx";
import { placeOf } from "./shell/place.ts";
import { deviceStore } from "./storage.ts";

/**
 * Draws the portal: settings and words first, then the page. A page that was drawn when the portal was built, in the
 * reader's language and for this address, is taken over as it stands.
 */
async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.MODE === "demo") await (await import("../mocks/browser.ts")).startBrowserService();
  const { dataset } = document.documentElement;
  const language = storedLanguage();
  const drawn = root.firstElementChild !== null && dataset["other"] === undefined && location.search === "";
  // A server chooses the language of a page by this cookie; a choice that is older than the cookie is told to it now.
  if (deviceStore.get("locale") !== null && !languageCookieKept()) storeLanguage(language);
  const page = pageHere();
  if (keepsSignIn()) void fetchEffects();

  const [messages] = await Promise.all([loadFirstMessages(language), loadSettings(), drawn ? page?.fetch() : undefined]);
  document.documentElement.lang = language;
  const alive = (): void => {
    delete dataset["other"];
    if (drawn) startPreferences();
    // The script in index.html repeats what was pressed too early.
    dispatchEvent(new Event("portal-alive"));
  };
  const portal: ReactNode = (
    <StrictMode>
      <App spoken={{ language, messages }} onDrawn={alive} />
    </StrictMode>
  );
  const options: RootOptions = { onCaughtError: report, onRecoverableError: report };
  if (drawn) hydrateRoot(root, portal, options);
  else {
    startPreferences();
    createRoot(root, options).render(portal);
  }
}

/** The page of the present address, which is first brought to its usual spelling. */
function pageHere(): { fetch: () => Promise<void> } | undefined {
  const place = placeOf(location.pathname);
  if (!("leadsTo" in place)) return place.screen.page;
  history.replaceState(history.state, "", place.leadsTo + location.search + location.hash);
  const there = placeOf(place.leadsTo);
  return "leadsTo" in there ? undefined : there.screen.page;
}

/** A failed call is told where its answer would stand and belongs in no log; anything else that a boundary caught is a fault of ours. */
function report(error: unknown): void {
  if (failureOf(error) === undefined) console.error(error);
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with the id root");
start(root).catch((error: unknown) => {
  // The page cannot be drawn without its settings: whoever operates the portal reads why.
  root.textContent = error instanceof Error ? error.message : String(error);
  delete document.documentElement.dataset["other"];
  console.error(error);
});
