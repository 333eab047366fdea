import { startTransition, StrictMode, type ReactNode } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { isClientOnlyError } from "./components/loading/ClientOnly.tsx";
import { failureOf } from "./api/failure.ts";
import { storedLanguage, storeLanguage, hasLanguageCookie } from "./i18n/language.ts";
import { loadInitialMessages } from "./i18n/messages.ts";
import { initPreferences } from "./config/preferences.ts";
import { hasStoredSession } from "./auth/sessionStore.ts";
import { paths } from "./config/paths.ts";
import { loadSettings } from "./config/settings.ts";
import { App, preloadEffects } from "./app/App.tsx";
import { preloadRouteView } from "./app/layout/AppLayout.tsx";
import { LazyHomePage } from "./app/pages/lazyHomePage.ts";
import { deviceStore } from "./config/storage.ts";
import { announceHydrated } from "./components/loading/hydrationEvent.ts";

/**
 * Draws the portal with the first words of the reader's language; all else comes to it. A page that was drawn when the portal was built, in the
 * reader's language and for this address or for every one that has none of its own, is taken over as it stands.
 */
async function bootstrap(root: HTMLElement): Promise<void> {
  if (import.meta.env.MODE === "demo") await (await import("../mocks/browser/browserAdapter.ts")).startMockBackend();
  const { dataset } = document.documentElement;
  const language = storedLanguage();
  // Another tab may have chosen another language since the page was looked at.
  const drawn =
    root.firstElementChild !== null && dataset["other"] === undefined && document.documentElement.lang === language;
  // A server chooses the language of a page by this cookie; a choice that is older than the cookie is told to it now.
  if (deviceStore.get("locale") !== null && !hasLanguageCookie()) storeLanguage(language);
  if (hasStoredSession()) void preloadEffects();

  loadSettings().catch(showFatalError);

  const [messages, fetched] = await Promise.all([
    loadInitialMessages(language),
    drawn ? preloadPage().catch(() => undefined) : undefined,
  ]);
  // Whoever has gone on meanwhile is shown where they are now.
  const takesOver = location.pathname === fetched;
  document.documentElement.lang = language;
  const alive = (): void => {
    delete dataset["other"];
    if (takesOver) initPreferences();
    announceHydrated();
  };
  const portal: ReactNode = (
    <StrictMode>
      <App locale={{ language, messages }} onReady={alive} />
    </StrictMode>
  );
  // A part that was still on its way when the reader went on is drawn anew, as it should be.
  const onRecoverableError = (error: unknown): void => {
    if (isClientOnlyError(error)) return;
    const { cause = error } = error as { cause?: unknown };
    if (!takesOver || (location.pathname === fetched && document.documentElement.lang === language)) logError(cause);
  };
  const options: RootOptions = { onCaughtError: logError, onRecoverableError };
  // In small steps: whoever reads or types meanwhile is not kept waiting.
  if (takesOver) startTransition(() => void hydrateRoot(root, portal, options));
  else {
    initPreferences();
    createRoot(root, options).render(portal);
  }
}

/** Fetches the page of the present address, which is first brought to its usual spelling. Answers that. */
async function preloadPage(): Promise<string> {
  const path = location.pathname.replace(/\/+$/, "");
  if (path === "" || path === paths.home) {
    history.replaceState(history.state, "", paths.home + location.search + location.hash);
    await LazyHomePage.preload();
    return paths.home;
  }
  const { preloadPath, matchPath } = await import("./app/routing/routeMatch.ts");
  const place = matchPath(path);
  if ("redirectTo" in place)
    history.replaceState(history.state, "", place.redirectTo + location.search + location.hash);
  const spelled = location.pathname;
  await Promise.all([preloadRouteView(), preloadPath(path, location.search === "")]);
  return spelled;
}

/** A failed call is told where its answer would stand and belongs in no log; anything else that a boundary caught is a fault of ours. */
function logError(error: unknown): void {
  if (failureOf(error) === undefined) console.error(error);
}

/** Nothing can be done without good settings, or without a script: whoever operates the portal reads why. */
function showFatalError(error: unknown): void {
  delete document.documentElement.dataset["other"];
  document.body.textContent = error instanceof Error ? error.message : String(error);
  console.error(error);
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with the id root");
bootstrap(root).catch(showFatalError);
