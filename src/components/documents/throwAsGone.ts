import { ApiError, getFailure } from "../../api/failure.ts";
import type { Translator } from "../../i18n/IntlProvider.tsx";

/** Returns a function that throws the error of a download again. Of a missing file it says so where the server does not. */
export const throwAsGone =
  (t: Translator) =>
  (error: unknown): never => {
    const failure = getFailure(error);
    throw failure?.kind === "notFound"
      ? new ApiError({ kind: "notFound", message: failure.message ?? t("document.gone") })
      : error;
  };
