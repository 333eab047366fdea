import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { failureOf } from "./http/failure.ts";
import { storedLanguage } from "./i18n/language.ts";
import { loadMessages } from "./i18n/messages.ts";
import { startPreferences } from "./preferences/preferences.ts";
import { takeHandOver } from "./session/handOver.ts";
import { takeIdentityReturn } from "./session/identity.ts";
import { startSession } from "./session/session.ts";
import { portal } from "./portal.ts";
import { loadSettings } from "./settings.ts";
import { App } from "./shell/App.tsx";

/** Draws the portal: settings and words first, then the page. */
async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.MODE === "demo") await (await import("../mocks/browser.ts")).startBrowserService();
  startPreferences();
  const language = storedLanguage();
  const [messages] = await Promise.all([loadMessages(language), loadSettings()]);
  document.documentElement.lang = language;
  createRoot(root, { onCaughtError: report }).render(
    <StrictMode>
      <App spoken={{ language, messages }} />
    </StrictMode>,
  );
}

/** Finds out who is here. */
async function arrive(): Promise<void> {
  await startSession(portal === "quality" ? takeHandOver() : undefined);
  await takeIdentityReturn();
  if (import.meta.env.MODE !== "production") return;
  // Only where the connection is secure. What to do about them is fetched where there are some.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const strange = await workers?.getRegistrations().catch(() => undefined);
  if (strange?.length) await (await import("./shell/strangeWorkers.ts")).removeWorkers(strange);
}

/** A failed call is told where its answer would stand and belongs in no log; anything else that a boundary caught is a fault of ours. */
function report(error: unknown): void {
  if (failureOf(error) === undefined) console.error(error);
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with the id root");
start(root).then(arrive, (error: unknown) => {
  // The page cannot be drawn without its settings: whoever operates the portal reads why.
  root.textContent = error instanceof Error ? error.message : String(error);
  console.error(error);
});
