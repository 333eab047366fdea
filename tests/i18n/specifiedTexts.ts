import type az from "../../locales/az.json";
import type en from "../../locales/en.json";

/** The texts that the specification gives in Azerbaijani. */
export const azerbaijaniTexts = [
  ["failure.unknown", "Naməlum xəta baş verdi!"],
  ["search.failed", "Axtarış zamanı xəta baş verdi"],
  ["confirm.message", "Əminsiniz?"],
  ["confirm.accept", "Bəli"],
  ["confirm.reject", "Xeyr"],
] as const satisfies readonly [keyof typeof az, string][];

/** The texts that the specification gives in English. */
export const englishTexts = [
  ["failure.invalid", "Invalid parameters"],
  ["session.notSignedIn", "You are not logged in as a user"],
  ["session.ended", "Your session has ended"],
  ["identity.cancelled", "Cancelled ASAN login"],
  ["message.codeIncorrect", "Code has been entered incorrectly"],
  ["search.nothing", "No options found for your search"],
  ["empty.information", "No information"],
  ["empty.notifications", "No notifications"],
  ["empty.appeals", "No appeals"],
  ["empty.documents", "No documents"],
  ["toast.accountVerified", "Account verified successfully"],
  ["toast.informationUpdated", "Information updated successfully"],
  ["toast.finished", "Successfully finished"],
  ["confirm.message", "Are you sure?"],
  ["confirm.accept", "Yes"],
  ["confirm.reject", "No"],
  ["status.CERTIFICATE_ISSUED", "Certificate issued"],
  ["status.REFUSED", "Refused"],
  ["status.IN_PROCESS", "Under review"],
  ["status.WAITING", "Waiting"],
  ["status.PROGRESS", "In execution"],
  ["status.SEND_FOR_SIGN", "Sent for signature"],
  ["answer.YES", "Yes"],
  ["answer.NO", "No"],
  ["answer.PARTIALLY", "Partially"],
] as const satisfies readonly [keyof typeof en, string][];
