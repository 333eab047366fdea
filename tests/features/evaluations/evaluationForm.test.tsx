// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import russianTexts from "../../../locales/ru.json" with { type: "json" };
import { setSession } from "../../../src/auth/sessionStore.ts";
import { confirmationStore, resolveConfirmation } from "../../../src/state/confirmation.ts";
import { EvaluationForm } from "../../../src/features/evaluations/EvaluationForm.tsx";
import { saveDraft } from "../../../src/forms/drafts/draftStorage.ts";
import type { Questionnaire } from "../../../src/generated/contract.d.ts";
import { LanguageButtons } from "../../support/LanguageButtons.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser as user } from "../../support/sampleUser.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  sessionStorage.clear();
  setSession({ state: "unknown" });
});

const questionnaire: Questionnaire = {
  id: 1,
  scope: "GENERAL",
  title: "The portal",
  questions: [
    { id: 11, text: "Was it fast?", commentAllowed: false },
    { id: 12, text: "Was it easy?", commentAllowed: true },
  ],
};

it.each([
  ["that a question no longer allows", "Fast."],
  ["that a question no longer allows, and that is too long", "Fast. ".repeat(2000)],
])("a comment of a draft %s is not sent", async (_name, comment) => {
  setSession({ state: "signedIn", user });
  saveDraft("evaluation-1/7", "7", { 11: { answer: "YES", comment }, 12: { answer: "NO", comment: " Slow. " } });
  let sent: unknown;
  const { container, ...rendered } = await renderPage(<EvaluationForm questionnaire={questionnaire} />, {
    respond: async (request) => {
      sent = await request.json();
      return Response.json({ message: "Thank you" }, { status: 201 });
    },
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.querySelector("textarea")?.value).toBe(" Slow. "));
  container.querySelector<HTMLElement>("button[type=submit]")?.click();
  await waitForContent(() =>
    expect(sent).toEqual({
      questionnaireId: 1,
      answers: [
        { questionId: 11, answer: "YES" },
        { questionId: 12, answer: "NO", comment: "Slow." },
      ],
    }),
  );
});

it("says at the link of a question without an answer, and at each of its answers, what is missing", async () => {
  const page = { ...questionnaire, questions: [{ id: 11, text: "Was it easy?", commentAllowed: false }] };
  const { container, ...rendered } = await renderPage(<EvaluationForm questionnaire={page} />, {
    respond: () => new Response(null, { status: 204 }),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.querySelectorAll("input[type=radio]")).toHaveLength(3));
  container.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  const link = await waitForContent(() => {
    const found = container.querySelector<HTMLAnchorElement>("a");
    expect(found).not.toBeNull();
    return found;
  });
  expect(link?.textContent).toBe("Was it easy? Choose one of the answers");

  link?.click();
  const radios = [...container.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(document.activeElement).toBe(radios[0]);
  const getDescription = (radio: HTMLElement): string =>
    document.getElementById(radio.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
  for (const radio of radios) expect(getDescription(radio)).toContain("Choose one of the answers");
});

const refusal = "We are closed.";

/** Sends the replies of a draft, which the server refuses. Returns the page, and a function that returns what it says. */
async function sendRefusedReplies(page: ReactNode) {
  setSession({ state: "signedIn", user });
  saveDraft("evaluation-1/7", "7", { 11: { answer: "YES" }, 12: { answer: "NO" } });
  const { container, ...rendered } = await renderPage(page, {
    respond: () => Response.json({ message: refusal }, { status: 400 }),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.querySelectorAll("input:checked")).toHaveLength(2));
  container.querySelector<HTMLElement>("button[type=submit]")?.click();
  const getAlert = (): string | undefined => container.querySelector("[role=alert]")?.textContent;
  await waitForContent(() => expect(getAlert()).toBe(refusal));
  return { container, getAlert };
}

it.each([
  ["another answer is chosen", "input[type=radio]:not(:checked)", false],
  ["the person starts over", ".banner:not([role]) button", true],
])("the failure of the last attempt is no longer shown when %s", async (_name, selector, isConfirmed) => {
  const { container, getAlert } = await sendRefusedReplies(<EvaluationForm questionnaire={questionnaire} />);
  container.querySelector<HTMLElement>(selector)?.click();
  if (isConfirmed) {
    await waitForContent(() => expect(confirmationStore.open).toBeDefined());
    resolveConfirmation(true);
  }
  await waitForContent(() => expect(getAlert()).toBeUndefined());
});

it("the failure of the last attempt is in the language of the page after a change of the language", async () => {
  const { container, getAlert } = await sendRefusedReplies(
    <LanguageButtons>
      <EvaluationForm questionnaire={questionnaire} />
    </LanguageButtons>,
  );
  container.querySelector<HTMLElement>("button[lang=ru]")?.click();
  await waitForContent(() => expect(getAlert()).toBe(russianTexts["failure.invalid"]));
});
