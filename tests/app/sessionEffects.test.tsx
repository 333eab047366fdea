// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ref } from "valtio";
import en from "../../locales/en.json" with { type: "json" };
import { SessionEffects } from "../../src/app/session/SessionEffects.tsx";
import { setIdentityLogin } from "../../src/auth/identityLoginStore.ts";
import { paths } from "../../src/config/paths.ts";
import { sessionStore, setSession } from "../../src/auth/sessionStore.ts";
import { clearTokens } from "../../src/auth/tokenStore.ts";
import type { Language } from "../../src/i18n/language.ts";
import { dismissToasts, toastStore } from "../../src/state/toasts.ts";
import { viewState } from "../../src/state/viewState.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { sampleUser } from "../support/sampleUser.ts";
import { waitForEffects } from "../support/waitForEffects.ts";

// They open the live feed.
vi.mock("../../src/app/session/SignedInEffects.tsx", () => ({ default: () => null }));

let unmount = (): void => undefined;
beforeEach(() => {
  viewState.chosenLanguage = undefined;
  setIdentityLogin({ state: "none" });
});
afterEach(() => {
  unmount();
  dismissToasts();
});

it("a language that is chosen while another one is being saved is saved after it", async () => {
  const firstAnswer = Promise.withResolvers<void>();
  const savedLanguages: unknown[] = [];
  setSession({ state: "signedIn", user: sampleUser });
  ({ unmount } = await renderPage(<SessionEffects />, {
    respond: async (request) => {
      savedLanguages.push(await request.json());
      if (savedLanguages.length === 1) await firstAnswer.promise;
      return new Response(null, { status: 204 });
    },
  }));
  await waitForEffects();
  const choose = (language: Language): void => void (viewState.chosenLanguage = ref({ language }));
  choose("ru");
  await waitForContent(() => expect(savedLanguages).toEqual([{ isoCode: "ru" }]));
  choose("en");
  await waitForEffects();
  expect(savedLanguages).toEqual([{ isoCode: "ru" }]);
  firstAnswer.resolve();
  await waitForContent(() => expect(savedLanguages).toEqual([{ isoCode: "ru" }, { isoCode: "en" }]));
});

it.each([
  ["says that a language could not be saved in the account", () => Response.json({}, { status: 400 }), 1],
  [
    "keeps quiet about a language that could not be saved without a connection",
    () => {
      throw new TypeError("Failed to fetch");
    },
    0,
  ],
])("%s", async (_name, respond, toastCount) => {
  setSession({ state: "signedIn", user: sampleUser });
  const answer = vi.fn<() => Response>(respond);
  ({ unmount } = await renderPage(<SessionEffects />, { respond: answer }));
  await waitForEffects();
  // The page is in English: what concerns another language waits for its messages.
  for (const [index, language] of (["ru", "en"] as const).entries()) {
    expect(toastStore.toasts).toEqual([]);
    viewState.chosenLanguage = ref<{ language: Language }>({ language });
    await waitForContent(() => expect(answer).toHaveBeenCalledTimes(index + 1));
    await waitForEffects();
  }
  const shown = [["error", en["language.notSaved"]]].slice(0, toastCount);
  await waitForContent(() => expect(toastStore.toasts.map(({ tone, text }) => [tone, text])).toEqual(shown));
});

it("a visitor's page that comes back from the back/forward cache shows who has signed in meanwhile", async () => {
  setSession({ state: "anonymous" });
  const respond = vi.fn<() => Response>(() => Response.json(sampleUser));
  ({ unmount } = await renderPage(<SessionEffects />, { respond }));
  await waitForEffects();
  localStorage.setItem("accessToken", "access");
  const showPage = (persisted: boolean): void =>
    void dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  showPage(false);
  await waitForEffects();
  expect(sessionStore.current.state).toBe("anonymous");
  showPage(true);
  await waitForContent(() =>
    expect(sessionStore.current).toMatchObject({ state: "signedIn", user: { name: "Aysel" } }),
  );
  expect(respond).toHaveBeenCalledTimes(1);
  await clearTokens();
});

it("a toast reports a cancelled sign-in", async () => {
  setSession({ state: "anonymous" });
  ({ unmount } = await renderPage(<SessionEffects />, { respond: () => new Response(null) }));
  await waitForEffects();
  expect(toastStore.toasts).toEqual([]);
  setIdentityLogin({ state: "cancelled" });
  await waitForContent(() =>
    expect(toastStore.toasts.map(({ tone, text }) => [tone, text])).toEqual([["info", "Cancelled ASAN login"]]),
  );
});

it.each([
  ["leaves a personal page", paths.appeals, paths.home],
  ["leaves the return from the identity login", paths.identityReturn, paths.home],
  ["keeps a public page", paths.faq, paths.faq],
])("a person whom the server refuses to show %s, with the message, once", async (_name, path, shownPath) => {
  setSession({ state: "unknown" });
  ({ unmount } = await renderPage(<SessionEffects />, { address: path, respond: () => new Response(null) }));
  await waitForEffects();
  const failure = { kind: "forbidden", message: "Hesab bağlanıb" } as const;
  const getToasts = () => toastStore.toasts.map(({ tone, text }) => [tone, text]);
  setSession({ state: "unknown", failure });
  await waitForContent(() => expect(getToasts()).toEqual([["error", failure.message]]));
  expect(location.pathname).toBe(shownPath);
  // A personal page that is opened after it says why it is empty, and another attempt that is refused leads nowhere else.
  history.pushState(null, "", paths.appeals);
  setSession({ state: "unknown", failure: { ...failure } });
  await waitForEffects();
  expect(location.pathname).toBe(paths.appeals);
  setSession({ state: "anonymous" });
  await waitForContent(() => expect(getToasts()).toEqual([]));
});
