import type { StoredDraft } from "../../generated/contract.d.ts";
import { languages, type Language } from "../../i18n/language.ts";
import { getHref, paths, type RouteName } from "../../config/paths.ts";
import { appealSteps, parseServiceFormName, type AppealStep } from "../serviceForms.ts";
import { listForms, readDeviceDraft, readDraftState, type DraftContent } from "./draftStorage.ts";
import { readDraftContent } from "./serverDraft.ts";

/** The pages of the forms whose drafts are on the server too, besides those of the services. */
const formPages = {
  complaint: "complaint",
  suggestion: "suggestion",
  consumerFeedback: "consumerRights",
  competitionFeedback: "competitionViolation",
} as const satisfies Readonly<Record<string, RouteName>>;

/** A draft in the list of drafts. */
export type ListedDraft = {
  /** The name of its form, the key on the server. */
  form: string;
  /** The address where the person continues, with the step. */
  href: string;
  /** The route whose title names the form; of a service, `title` does. */
  route: (typeof formPages)[keyof typeof formPages] | "apply";
  title?: string | undefined;
  lang?: Language | undefined;
  step?: AppealStep | undefined;
  fileCount: number;
  /** The time of the last change, as ISO 8601: by the clock of the server, unless the change is only in this tab. */
  changedAt?: string | undefined;
  /** Whether the server has a draft of this form, perhaps an older one. */
  isOnServer: boolean;
  /** Whether the last changes are only in this tab. */
  isUnsaved: boolean;
};

/**
 * Returns the drafts of the server and of this tab, the last changed first. Of a form that has a draft in both places it
 * returns the one that the form would begin with. Drafts of forms that this portal does not have are left out. `isComplete`:
 * the server has no others, so one that this tab has saved there was sent or deleted since.
 */
export function listDrafts(serverDrafts: readonly StoredDraft[], owner: string, isComplete = false): ListedDraft[] {
  const drafts = new Map<string, ListedDraft>();
  for (const { formKey, data, updatedAt } of serverDrafts) {
    const content = readDraftContent({ data });
    const draft =
      content && createListedDraft(formKey, content, { changedAt: updatedAt, isOnServer: true, isUnsaved: false });
    if (draft !== undefined) drafts.set(formKey, draft);
  }
  for (const form of listForms().filter((name) => findPage(name) !== undefined)) {
    const content = readDeviceDraft(form, owner);
    const state = readDraftState(form, owner);
    const { changedAt, savedAt } = state;
    const isUnsaved = (isComplete && !drafts.has(form)) || (state.isUnsaved ?? true);
    if (content === undefined || (drafts.has(form) && (!isUnsaved || savedAt !== drafts.get(form)?.changedAt)))
      continue;
    const draft = createListedDraft(form, content, {
      changedAt: isUnsaved ? changedAt : savedAt,
      isOnServer: drafts.has(form) || !isUnsaved,
      isUnsaved,
    });
    if (draft !== undefined) drafts.set(form, draft);
  }
  return [...drafts.values()].toSorted((first, second) =>
    (second.changedAt ?? "").localeCompare(first.changedAt ?? ""),
  );
}

const findPage = (form: string): Pick<ListedDraft, "route" | "href"> | undefined => {
  const id = parseServiceFormName(form);
  if (id !== undefined) return { route: "apply", href: getHref("apply", { id }) };
  if (!Object.hasOwn(formPages, form)) return undefined;
  const route = formPages[form as keyof typeof formPages];
  return { route, href: paths[route] };
};

function createListedDraft(
  form: string,
  { title, lang, files = [], ...content }: DraftContent,
  saving: Pick<ListedDraft, "changedAt" | "isOnServer" | "isUnsaved">,
): ListedDraft | undefined {
  const page = findPage(form);
  if (page === undefined) return undefined;
  const step = appealSteps.find((name) => name === content.step);
  const href = step === undefined || step === "answers" ? page.href : `${page.href}?step=${step}`;
  return {
    form,
    ...page,
    href,
    title,
    lang: languages.find(({ code }) => code === lang)?.code,
    step,
    fileCount: files.length,
    ...saving,
  };
}
