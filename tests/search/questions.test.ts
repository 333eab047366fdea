import { describe, expect, it } from "vitest";
import questions from "./questions.json" with { type: "json" };
import { createAnswerFinder, findUnanswered } from "./findAnswers.ts";

describe.each(["az", "ru", "en"] as const)("the questions of people, in %s", (language) => {
  it("have a right answer among the first three results for 95 of 100 questions", () => {
    const unanswered = findUnanswered(language, questions[language]);
    expect(questions[language].length).toBeGreaterThanOrEqual(60);
    expect(unanswered.length / questions[language].length, unanswered.join("\n")).toBeLessThanOrEqual(0.05);
  });
});

it.each([
  ["az", "mağazada qiymət baha", "/e-services/111"],
  ["az", "məzənnə", "/exchange-rates"],
  ["az", "dollar", "/exchange-rates"],
  ["az", "sənədlərim", "/my-documents"],
  ["az", "çağrı mərkəzi", "/call-center"],
  ["az", "çek vermədi", "/e-services/102"],
  ["ru", "магазин завысил цену", "/e-services/111"],
  ["en", "shop overcharged me", "/e-services/111"],
] as const)("in %s, “%s” finds %s first", (language, question, answer) => {
  expect(createAnswerFinder(language)(question)[0]).toBe(answer);
});
