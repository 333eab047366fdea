// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { setSession } from "../../../src/auth/sessionStore.ts";
import { EvaluationForm } from "../../../src/features/evaluations/EvaluationForm.tsx";
import { loadDraft } from "../../../src/forms/drafts/draftStorage.ts";
import type { Questionnaire } from "../../../src/generated/contract.d.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser } from "../../support/sampleUser.ts";
import { waitForEffects } from "../../support/waitForEffects.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  sessionStorage.clear();
  setSession({ state: "unknown" });
});

const questionnaire: Questionnaire = {
  id: 31,
  scope: "GENERAL",
  title: "The portal",
  questions: [{ id: 1, text: "Was it easy?", commentAllowed: false }],
};

const signIn = (id: number): void => setSession({ state: "signedIn", user: { ...sampleUser, id } });

/** Renders a questionnaire. Returns functions that answer its question, and that wait for what is chosen. */
const renderQuestionnaire = async () => {
  const { container, ...rendered } = await renderPage(<EvaluationForm questionnaire={questionnaire} />, {
    respond: () => new Response(null, { status: 404 }),
  });
  unmount = rendered.unmount;
  const findAnswers = (): HTMLLabelElement[] => [...container.querySelectorAll("label")];
  await waitForContent(() => expect(findAnswers()).toHaveLength(3));
  const getChosen = (): string[] =>
    findAnswers().flatMap(({ textContent, dataset }) => (dataset["checked"] === "true" ? [textContent] : []));
  return {
    choose: (answer: string) =>
      findAnswers()
        .find(({ textContent }) => textContent === answer)
        ?.click(),
    waitForChosen: (...answers: string[]) => waitForContent(() => expect(getChosen()).toEqual(answers)),
  };
};

it("answers of a person are not those of the next person, and come back with the person", async () => {
  signIn(7);
  const { choose, waitForChosen } = await renderQuestionnaire();
  choose("Yes");
  await waitForChosen("Yes");
  setSession({ state: "ended" });
  await waitForEffects();
  choose("Partially");
  await waitForChosen("Partially");
  signIn(8);
  await waitForChosen();
  choose("No");
  await waitForChosen("No");
  signIn(7);
  await waitForChosen("Partially");
});

it("answers of a visitor become those of the person who signs in, and of nobody else", async () => {
  setSession({ state: "anonymous" });
  const { choose, waitForChosen } = await renderQuestionnaire();
  choose("Yes");
  await waitForChosen("Yes");
  signIn(7);
  await waitForContent(() => expect(loadDraft("evaluation-31/7", "7")).toEqual({ 1: { answer: "YES" } }));
  await waitForChosen("Yes");
  signIn(8);
  await waitForChosen();
  unmount();
  setSession({ state: "anonymous" });
  const { waitForChosen: waitForChosenAgain } = await renderQuestionnaire();
  await waitForChosenAgain();
});
