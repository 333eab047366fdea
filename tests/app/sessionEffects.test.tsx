// @vitest-environment jsdom
import { useState, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ref } from "valtio";
import en from "../../locales/en.json" with { type: "json" };
import { getResponseExample } from "../../mocks/operations.ts";
import { SessionEffects } from "../../src/app/session/SessionEffects.tsx";
import { setIdentityLogin } from "../../src/auth/identityLoginStore.ts";
import { paths } from "../../src/config/paths.ts";
import { getUserKey, sessionStore, setSession } from "../../src/auth/sessionStore.ts";
import { useWithdrawAppeal } from "../../src/generated/queries/appeals/index.ts";
import { clearTokens } from "../../src/auth/tokenStore.ts";
import type { Language } from "../../src/i18n/language.ts";
import { dismissToasts, toastStore } from "../../src/state/toasts.ts";
import { viewState } from "../../src/state/viewState.ts";
import { renderPage, waitForContent, waitForElement } from "../support/renderPage.tsx";
import { sampleUser } from "../support/sampleUser.ts";
import { waitForEffects } from "../support/waitForEffects.ts";

// They open the live feed.
vi.mock("../../src/app/session/SignedInEffects.tsx", () => ({ default: () => null }));

const sampleReceipt = getResponseExample("withdrawAppeal", 200, "en") as object;

/** Renders a button that withdraws a case, and how many answers have arrived. */
function WithdrawButton(): ReactNode {
  const [answerCount, setAnswerCount] = useState(0);
  const { mutate } = useWithdrawAppeal({ mutation: { onSuccess: () => setAnswerCount((count) => count + 1) } });
  return (
    <button onClick={() => mutate({ id: 7 })}>
      <output>{answerCount}</output>
    </button>
  );
}

let unmount = (): void => undefined;
beforeEach(() => {
  viewState.chosenLanguage = undefined;
  viewState.languageAppliedFor = undefined;
  setIdentityLogin({ state: "none" });
});
afterEach(() => {
  unmount();
  dismissToasts();
});

const choose = (language: Language): void => void (viewState.chosenLanguage = ref({ language }));
/** Signs the user in, with the language of the account applied to the page. */
const signIn = (): void => {
  setSession({ state: "signedIn", user: sampleUser });
  viewState.languageAppliedFor = getUserKey(sampleUser);
};

it("a language that is chosen while another one is being saved is saved after it", async () => {
  const firstAnswer = Promise.withResolvers<void>();
  const savedLanguages: unknown[] = [];
  signIn();
  ({ unmount } = await renderPage(<SessionEffects />, {
    respond: async (request) => {
      savedLanguages.push(await request.json());
      if (savedLanguages.length === 1) await firstAnswer.promise;
      return new Response(null, { status: 204 });
    },
  }));
  await waitForEffects();
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
  signIn();
  const answer = vi.fn<() => Response>(respond);
  ({ unmount } = await renderPage(<SessionEffects />, { respond: answer }));
  await waitForEffects();
  // The page is in English: what concerns another language waits for its messages.
  for (const [index, language] of (["ru", "en"] as const).entries()) {
    expect(toastStore.toasts).toEqual([]);
    choose(language);
    await waitForContent(() => expect(answer).toHaveBeenCalledTimes(index + 1));
    await waitForEffects();
  }
  const shown = [["error", en["language.notSaved"]]].slice(0, toastCount);
  await waitForContent(() => expect(toastStore.toasts.map(({ tone, text }) => [tone, text])).toEqual(shown));
});

it("a language that is chosen before that of the account is applied is saved after it", async () => {
  const savedLanguages: unknown[] = [];
  setSession({ state: "signedIn", user: sampleUser });
  ({ unmount } = await renderPage(<SessionEffects />, {
    respond: async (request) => {
      savedLanguages.push(await request.json());
      return new Response(null, { status: 204 });
    },
  }));
  await waitForEffects();
  choose("ru");
  await waitForEffects();
  expect(savedLanguages).toEqual([]);
  viewState.languageAppliedFor = getUserKey(sampleUser);
  await waitForContent(() => expect(savedLanguages).toEqual([{ isoCode: "ru" }]));
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

it("the answer to what a person has sent reports nothing after their sign-out", async () => {
  const onSuccess = vi.fn<(message: string | undefined) => void>();
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const respond = vi.fn<() => Promise<Response>>();
  for (const { promise } of answers) respond.mockReturnValueOnce(promise);
  setSession({ state: "signedIn", user: sampleUser });
  const { container, ...rendered } = await renderPage(
    <>
      <SessionEffects />
      <WithdrawButton />
    </>,
    { respond, onSuccess },
  );
  ({ unmount } = rendered);
  const answer = async (index: number): Promise<void> => {
    answers[index]?.resolve(Response.json({ ...sampleReceipt, message: `Case ${index}` }));
    await waitForContent(() => expect(container.querySelector("output")?.textContent).toBe(String(index + 1)));
  };
  const button = await waitForElement(container, "button");
  button.click();
  await waitForContent(() => expect(respond).toHaveBeenCalledTimes(1));
  await answer(0);
  expect(onSuccess.mock.calls.map(([message]) => message)).toEqual(["Case 0"]);
  button.click();
  await waitForContent(() => expect(respond).toHaveBeenCalledTimes(2));
  setSession({ state: "anonymous", signedOut: true });
  await waitForEffects();
  await answer(1);
  expect(onSuccess).toHaveBeenCalledOnce();
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
