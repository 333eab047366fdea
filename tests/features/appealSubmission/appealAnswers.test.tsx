import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { User } from "../../../src/auth/sessionStore.ts";
import { useAppealAnswers } from "../../../src/features/appealSubmission/useAppealAnswers.ts";
import { readDeviceDraft, saveDraft, updateDraftState } from "../../../src/forms/drafts/draftStorage.ts";
import { storeServerDraft } from "../../../src/forms/drafts/readServerDraft.ts";
import { createDynamicForm } from "../../../src/forms/dynamicForm.ts";
import { readDraftContent } from "../../../src/forms/drafts/serverDraft.ts";
import { stubSessionStorage } from "../../support/stubSessionStorage.ts";
import { sampleUser } from "../../support/sampleUser.ts";

type Answers = Readonly<Record<string, unknown>>;

const form = createDynamicForm("service-900", {
  schema: {
    type: "object",
    required: ["organisationName", "voen", "text"],
    properties: {
      organisationName: { type: "string", title: "Name" },
      voen: { type: "string", title: "VÖEN" },
      text: { type: "string", title: "Text" },
    },
  },
  uiSchema: {},
});

const owner = "7";
const organisations = [
  { id: 1, name: "Bazar MMC", voen: "1700000011", positionName: "Direktor", selectedCertNumber: "AZ-1" },
  { id: 2, name: "Xəzər MMC", voen: "1700000022", positionName: "Direktor", selectedCertNumber: "AZ-2" },
];
const [bazar, khazar] = [
  { organisationName: "Bazar MMC", voen: "1700000011" },
  { organisationName: "Xəzər MMC", voen: "1700000022" },
];

/** Returns the user who acts for the organisation with this id, or for themselves. */
const actingFor = (id?: number): User => ({
  ...sampleUser,
  manufacturers: organisations.map((organisation) => ({ ...organisation, selected: organisation.id === id })),
});

type AppealAnswers = ReturnType<typeof useAppealAnswers<Answers>>;

/** Renders nothing, and hands over what the hook returns. */
function HookProbe({ user, onRender }: { user: User; onRender: (answers: AppealAnswers) => void }): ReactNode {
  onRender(useAppealAnswers<Answers>(form, user, owner));
  return null;
}

/** Renders the hook for a user. Returns what it returns. */
function readAnswers(user: User): AppealAnswers {
  let result: AppealAnswers | undefined;
  renderToStaticMarkup(<HookProbe user={user} onRender={(answers) => (result = answers)} />);
  return result ?? expect.fail("the hook was not rendered");
}

/** Stores a draft as the form does that was filled in for the first organisation. */
function writeDraft(answers: Answers): void {
  saveDraft(form.name, owner, answers);
  updateDraftState(form.name, owner, { filledIn: bazar });
}

beforeEach(() => void stubSessionStorage());
afterEach(() => void vi.unstubAllGlobals());

describe("the answers of a draft", () => {
  it("have the data of the organisation for which the person acts now, and what was typed", () => {
    writeDraft({ ...bazar, text: "Scales" });
    expect(readAnswers(actingFor(1)).answers).toEqual({ ...bazar, text: "Scales" });
    const { answers, isComplete } = readAnswers(actingFor(2));
    expect([answers, isComplete]).toEqual([{ ...khazar, text: "Scales" }, true]);
    // The form reads the same.
    expect(readDeviceDraft(form.name, owner)?.answers).toEqual(answers);
    expect(readAnswers(actingFor(1)).answers).toEqual({ ...bazar, text: "Scales" });
  });

  it("keep a number that the person has typed", () => {
    writeDraft({ ...bazar, voen: "1900000099", text: "Scales" });
    expect(readAnswers(actingFor(2)).answers).toEqual({ ...khazar, voen: "1900000099", text: "Scales" });
  });

  it("lack the data of an organisation when the person acts for themselves", () => {
    writeDraft({ ...bazar, text: "Scales" });
    const { answers, isComplete } = readAnswers(actingFor());
    expect([answers, isComplete]).toEqual([{ text: "Scales" }, false]);
  });

  it("are the same on another device, which has the draft of the server", () => {
    writeDraft({ ...bazar, text: "Scales" });
    const data = JSON.parse(JSON.stringify(readDeviceDraft(form.name, owner))) as Record<string, unknown>;
    storeServerDraft(form.name, owner, readDraftContent({ data }, form.schema) ?? {}, undefined);
    expect(readAnswers(actingFor(2)).answers).toEqual({ ...khazar, text: "Scales" });
  });

  it("are the prefilled ones on another device, when the draft of the server has only files", () => {
    const files = [{ documentId: 5, fileName: "shelf.jpg", size: 10 }];
    saveDraft(form.name, owner, { text: "An older draft" });
    storeServerDraft(form.name, owner, { files, filledIn: bazar }, undefined);
    expect(readAnswers(actingFor(1)).answers).toEqual(bazar);
    expect(readDeviceDraft(form.name, owner)).toEqual({ files, filledIn: bazar });
  });

  it("stay as they are when nobody knows what was filled in", () => {
    saveDraft(form.name, owner, { ...bazar, text: "Scales" });
    expect(readAnswers(actingFor(2)).answers).toEqual({ ...bazar, text: "Scales" });
  });
});

it("a form without a draft begins with the organisation for which the person acts", () => {
  expect(readAnswers(actingFor(2)).prefilledValues).toEqual(khazar);
  expect(readAnswers(actingFor()).prefilledValues).toEqual({});
});
