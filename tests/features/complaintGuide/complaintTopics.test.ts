import { describe, expect, it } from "vitest";
import { isProtectedPath } from "../../../src/app/routing/returnPath.ts";
import {
  formatComplaintChoice,
  getAnswerTime,
  getComplaintFormHref,
  getComplaintTopics,
  parseComplaintChoice,
  type ComplaintForm,
} from "../../../src/features/complaintGuide/complaintTopics.ts";
import { form as competitionForm } from "../../../src/generated/forms/competitionFeedback.js";
import { form as complaintForm } from "../../../src/generated/forms/complaint.js";
import { form as consumerForm } from "../../../src/generated/forms/consumerFeedback.js";

const schemas = {
  complaint: complaintForm.schema,
  consumerRights: consumerForm.schema,
  competitionViolation: competitionForm.schema,
};

/** Returns the forms that the topics of a portal lead to. */
const listForms = (portal: "competition" | "quality"): ComplaintForm[] =>
  getComplaintTopics(portal).flatMap((topic): ComplaintForm[] =>
    topic.details === undefined ? [topic.form] : topic.details.map(({ form }) => form),
  );

describe("the topics of complaints", () => {
  it("are those that fit the portal, and end with something else", () => {
    const getNames = (portal: "competition" | "quality") => getComplaintTopics(portal).map(({ name }) => name);
    expect(getNames("competition")).toEqual(["price", "product", "service", "competition", "other"]);
    expect(getNames("quality")).toEqual(["price", "product", "measure", "service", "other"]);
  });

  it.each(["competition", "quality"] as const)("of the %s portal open a form with a category that it has", (portal) => {
    for (const form of listForms(portal)) {
      if (form.page === "suggestion" || form.category === undefined) continue;
      const { category } = schemas[form.page].properties as Record<string, { enum?: unknown[] }>;
      expect(category?.enum, form.page).toContain(form.category);
    }
  });

  it("lead to forms to which a visitor returns after the sign-in", () => {
    for (const form of listForms("competition"))
      expect(isProtectedPath(getComplaintFormHref(form)), form.page).toBe(true);
  });
});

describe("the choice in an address", () => {
  const topics = getComplaintTopics("competition");

  it("leads to the form as soon as nothing is missing", () => {
    expect(parseComplaintChoice("about=price", topics).result).toMatchObject({
      form: { page: "complaint", category: "CHEATING" },
      workingDays: 15,
    });
    expect(parseComplaintChoice("about=product", topics)).toMatchObject({
      topic: { name: "product" },
      result: undefined,
    });
    const choice = parseComplaintChoice(formatComplaintChoice("product", "label"), topics);
    expect(choice.result?.form).toEqual({ page: "complaint", category: "MISSING_INFORMATION" });
  });

  it.each(["", "about=", "about=weather", "about=measure", "detail=label", "about=product&detail=agreement"])(
    "%j leaves something to choose",
    (search) => {
      expect(parseComplaintChoice(search, topics).result).toBeUndefined();
    },
  );

  it("says how long an answer takes as soon as all that is left to choose agrees", () => {
    const getTime = (search: string) => getAnswerTime(parseComplaintChoice(search, topics));
    expect([getTime("about=price"), getTime("about=competition"), getTime("about=other")]).toEqual([15, 30, undefined]);
    expect([getTime("about=other&detail=right"), getTime("about=other&detail=us"), getTime("")]).toEqual([
      15,
      undefined,
      undefined,
    ]);
  });

  it("is part of the address of the form", () => {
    expect(getComplaintFormHref({ page: "complaint", category: "CHEATING" })).toBe(
      "/my-appeals/new-complaint?category=CHEATING",
    );
    expect(getComplaintFormHref({ page: "suggestion" })).toBe("/my-appeals/new-suggestion");
  });
});
