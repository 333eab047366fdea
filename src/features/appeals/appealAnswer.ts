import type { AppealDetail } from "../../generated/contract.d.ts";
import { isDecision, parseAppealStatus } from "../../config/appealStatus.ts";

/** The answer to a complaint or a suggestion, and when it was given. */
export type AppealAnswerText = { note: string; at: string };

/**
 * Returns the answer to a complaint or a suggestion: the note of the step that ended it. Returns `undefined` for an
 * application, whose result is a document, and while there is no answer.
 */
export function getAppealAnswer({
  kind,
  history,
}: Pick<AppealDetail, "kind" | "history">): AppealAnswerText | undefined {
  const last = history.at(-1);
  if (kind === "APPLICATION" || last?.note === undefined) return undefined;
  const status = parseAppealStatus(last.status);
  return status !== undefined && isDecision(status) ? { note: last.note, at: last.at } : undefined;
}
