// @vitest-environment jsdom
import { expect, it } from "vitest";
import { EvaluationForm } from "../../../src/features/evaluations/EvaluationForm.tsx";
import type { Questionnaire } from "../../../src/generated/contract.d.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

it("says at the link of a question without an answer, and at each of its answers, what is missing", async () => {
  const questionnaire: Questionnaire = {
    id: 1,
    scope: "GENERAL",
    title: "The portal",
    questions: [{ id: 11, text: "Was it easy?", commentAllowed: false }],
  };
  const { container, unmount } = await renderPage(<EvaluationForm questionnaire={questionnaire} />, {
    respond: () => new Response(null, { status: 204 }),
  });
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
  unmount();
});
