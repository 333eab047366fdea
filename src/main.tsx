import { startTransition, StrictMode, type ReactNode } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { isClientOnlyError } from "./components/loading/ClientOnly.tsx";
import { holdBackUntilFirstViewEnds, waitForFirstViewEnd } from "./components/loading/firstView.ts";
import { announceHydrated } from "./components/loading/hydration.ts";
import { reloadForMissingChunk } from "./components/loading/release.ts";
import { loadQueryProvider } from "./components/loading/withQueryClient.tsx";
import { getFailure } from "./api/failure.ts";
import {
  getStoredLanguage,
  storeLanguage,
  hasLanguageCookie,
  setRequestLanguage,
  type Language,
} from "./i18n/language.ts";
import { getCurrentPath, getPathLanguage, replaceCurrentPath } from "./i18n/languagePaths.ts";
import { loadInitialMessages } from "./i18n/messages.ts";
import { initPreferences } from "./config/preferences.ts";
import { hasStoredSession } from "./auth/sessionStore.ts";
import { paths } from "./config/paths.ts";
import { loadSettings } from "./config/settings.ts";
import { App, preloadSessionStart } from "./app/App.tsx";
import { preloadRouteView } from "./app/layout/AppShell.tsx";
import { LazyHomePage } from "./app/pages/lazyHomePage.ts";
import { deviceStore } from "./config/storage.ts";

const { dataset } = document.documentElement;

/**
 * Renders the app with the initial messages of the visitor's language. Hydrates the prerendered page when it has that
 * language and belongs to the current address; otherwise replaces it.
 */
async function bootstrap(root: HTMLElement): Promise<void> {
  if (import.meta.env.MODE === "demo") await (await import("../mocks/browser/browserAdapter.ts")).startMockBackend();
  void waitForFirstViewEnd();
  const addressLanguage = getPathLanguage(location.pathname);
  const language = addressLanguage ?? getStoredLanguage();
  setRequestLanguage(language);
  // The server selects the language of a page by the cookie: older devices have only the entry in localStorage.
  if (addressLanguage !== undefined || (deviceStore.get("locale") !== null && !hasLanguageCookie()))
    storeLanguage(language);
  if (hasStoredSession()) void preloadSessionStart();
  loadSettings().catch(showInvalidSettings);

  const [messages, preloadedPath] = await Promise.all([
    loadUntilThere(() => loadInitialMessages(language)),
    isPrerenderedFor(root, language) ? loadUntilThere(preloadPage).catch(() => undefined) : undefined,
  ]);
  // The visitor may have navigated while the page was loaded.
  const isHydrating = location.pathname === preloadedPath;
  // Not at an address that opens a dialog.
  if (isHydrating && getCurrentPath() + location.search + location.hash === paths.home) holdBackUntilFirstViewEnds();
  document.documentElement.lang = language;
  const onReady = (): void => {
    delete dataset["pageMismatch"];
    if (isHydrating) initPreferences();
    announceHydrated();
  };
  const app: ReactNode = (
    <StrictMode>
      <App locale={{ language, messages }} onReady={onReady} />
    </StrictMode>
  );
  const onRecoverableError = (error: unknown): void => {
    if (isClientOnlyError(error)) return;
    const { cause = error } = error as { cause?: unknown };
    // Navigation or a change of language makes React render a boundary on the client that is not hydrated yet.
    const isUnchanged = location.pathname === preloadedPath && document.documentElement.lang === language;
    if (!isHydrating || isUnchanged) logError(cause);
  };
  const options: RootOptions = { onCaughtError: logError, onRecoverableError };
  if (isHydrating) {
    // A transition: hydration yields to typing and scrolling.
    startTransition(() => void hydrateRoot(root, app, options));
  } else {
    initPreferences();
    createRoot(root, options).render(app);
  }
}

/** Returns whether the root has a prerendered page in this language; another tab may have changed the language since. */
const isPrerenderedFor = (root: HTMLElement, language: Language): boolean =>
  root.firstElementChild !== null &&
  dataset["pageMismatch"] === undefined &&
  document.documentElement.lang === language;

/**
 * Loads the page of the current address, after replacing the address by its canonical one. Returns that path; `undefined` when
 * the server has taken an existing page for an unknown one, or the reverse.
 */
async function preloadPage(): Promise<string | undefined> {
  const path = getCurrentPath().replace(/\/+$/, "");
  if (path === "" || path === paths.home) {
    replaceCurrentPath(paths.home);
    await LazyHomePage.preload();
    return location.pathname;
  }
  const { preloadPath, prefetchPath, matchPath } = await import("./app/routing/routeMatch.ts");
  const match = matchPath(getCurrentPath());
  if ("redirectTo" in match) replaceCurrentPath(match.redirectTo);
  // The server compares paths as it reads them, the route table as the browser does.
  else if ((match.name === undefined) !== "unknown" in dataset) return undefined;
  const canonicalPath = location.pathname;
  const responses = location.search === "" ? prefetchPath(path) : undefined;
  // Without the query client no part of the page could be hydrated.
  await Promise.all([loadQueryProvider(), preloadRouteView(), preloadPath(path)]);
  // A skeleton would replace the heading that index.html shows from the same response.
  if ("earlyHeading" in dataset) await responses;
  return canonicalPath;
}

/** Logs an error that a boundary caught, unless it is a failed request: the boundary shows that to the citizen. */
function logError(error: unknown): void {
  if (getFailure(error) === undefined) console.error(error);
}

/** The time after which a script that could not be loaded is requested again. */
const retryDelayMs = 5000;

/**
 * Loads a chunk without which nothing is rendered, again and again until it is there: the prerendered page stays readable
 * meanwhile. A chunk that a newer release has removed reloads the page instead. Rejects with an error that is none of the network.
 */
async function loadUntilThere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      console.error(error);
      await reloadForMissingChunk(error);
      // Better in another language than nothing.
      delete dataset["pageMismatch"];
      await new Promise((resolve) => {
        setTimeout(resolve, retryDelayMs);
        addEventListener("online", resolve, { once: true });
      });
    }
  }
}

/** Replaces the page by the error in the settings: with other settings than the operator's, nothing works. */
function showInvalidSettings(error: unknown): void {
  // Lost: the first request reads them again.
  if (error instanceof TypeError) return;
  delete dataset["pageMismatch"];
  document.body.textContent = error instanceof Error ? error.message : String(error);
  console.error(error);
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with the id root");
// index.html has found and reported a browser without a function that the portal needs.
if (dataset["outdatedBrowser"] === undefined) void bootstrap(root);
