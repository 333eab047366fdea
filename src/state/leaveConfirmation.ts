import type { Translator } from "../i18n/IntlProvider.tsx";
import type { ConfirmationOptions } from "./confirmation.ts";

/** Returns the texts of the question whether to leave what would be lost. */
export const getLeaveConfirmation = (t: Translator, message: string = t("form.leave")): ConfirmationOptions => ({
  message,
  acceptLabel: t("form.leaveYes"),
  rejectLabel: t("form.leaveNo"),
});
