import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, vi } from "vitest";
import { createQueryClient } from "../../src/api/queryClient.ts";
import "../../src/api/registerMutationRules.ts";
import { announceResponses } from "../../src/components/loading/announceResponses.ts";
import { loadSettings, type Settings } from "../../src/config/settings.ts";
import { IntlProvider } from "../../src/i18n/IntlProvider.tsx";
import type { Language } from "../../src/i18n/language.ts";
import { loadMessages } from "../../src/i18n/messages.ts";
import { waitForEffects } from "./waitForEffects.ts";

/** Where a page renders, and what the server answers. */
type RenderPageOptions = {
  language?: Language;
  address?: string;
  /** The settings of the deployment besides the address of its backend. */
  settings?: Partial<Settings>;
  respond: (request: Request) => Response | Promise<Response>;
  /** Runs when the portal would report the success of a mutation. */
  onSuccess?: (message: string | undefined) => void;
  /** Runs when the portal would say that a list is incomplete. */
  onIncomplete?: () => void;
};

const ignore = (): void => undefined;

/**
 * Renders a page in jsdom, in a file with `@vitest-environment jsdom`, without the layout of the portal. Returns its element,
 * whose content changes as in a browser, and a function that removes it.
 */
export async function renderPage(
  page: ReactNode,
  { language = "en", address = "/", settings, respond, onSuccess = ignore, onIncomplete = ignore }: RenderPageOptions,
): Promise<{ container: HTMLElement; unmount: () => void }> {
  vi.stubGlobal("ResizeObserver", SizeObserver);
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "https://portal.test/api", ...settings })));
  vi.stubGlobal("fetch", async (request: Request) => respond(request));
  history.replaceState(null, "", address);
  const messages = await loadMessages(language);
  const queryClient = createQueryClient({
    onSuccess,
    onFailure: ignore,
    onForbidden: ignore,
    onIncomplete,
    onReachabilityChange: ignore,
  });
  // As in the portal: without it, React shows what has loaded at the earliest 300 ms after the fallback.
  announceResponses(queryClient);
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  root.render(
    <IntlProvider language={language} messages={messages}>
      <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
    </IntlProvider>,
  );
  return {
    container,
    unmount: () => {
      root.unmount();
      container.remove();
      queryClient.clear();
      vi.unstubAllGlobals();
    },
  };
}

/** Waits until a check of the content passes: on a busy machine the scripts of a page take their time. */
export const waitForContent = <Result,>(check: () => Result): Promise<Result> =>
  vi.waitFor(check, { timeout: 20_000, interval: 10 });

/**
 * Resolves to the first element that matches a selector, when the effects of its component have run: the callbacks of a
 * mutation, and the listeners of events, run only then.
 */
export async function waitForElement<Name extends keyof HTMLElementTagNameMap>(
  container: HTMLElement,
  selector: Name,
): Promise<HTMLElementTagNameMap[Name]> {
  const element = await waitForContent(() => {
    const found = container.querySelector(selector);
    expect(found).not.toBeNull();
    return found!;
  });
  await waitForEffects();
  return element;
}

/** Observes nothing: jsdom has no layout. */
class SizeObserver {
  observe = ignore;
  unobserve = ignore;
  disconnect = ignore;
}
