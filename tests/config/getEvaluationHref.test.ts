import { expect, it } from "vitest";
import { getEvaluationHref } from "../../src/config/getEvaluationHref.ts";

it("an evaluation has an address for its appeal or questionnaire, whatever the id", () => {
  expect(getEvaluationHref({ appeal: 481 })).toBe("/evalution?appeal=481");
  const href = getEvaluationHref({ questionnaire: "a&b+c#d" });
  expect([...new URL(href, "https://portal.example").searchParams]).toEqual([["questionnaire", "a&b+c#d"]]);
});
