import type { NotificationMessage } from "../generated/contract.d.ts";
import { getHref, paths } from "./paths.ts";

/** Returns the path to which a notification leads: the evaluation it asks for, or its appeal; `undefined` without either. */
export const getNotificationHref = ({
  type,
  appealId,
}: Pick<NotificationMessage, "type" | "appealId">): string | undefined =>
  type === "QUESTION"
    ? paths.generalEvaluation
    : appealId === undefined
      ? undefined
      : getHref("appeal", { id: appealId });
