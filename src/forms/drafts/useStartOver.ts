import { useT } from "../../i18n/IntlProvider.tsx";
import { requestConfirmation } from "../../state/confirmation.ts";

/** Returns a function that asks whether a draft is to be discarded, and then calls `onStartOver`. */
export function useStartOver(onStartOver: () => void): () => Promise<void> {
  const t = useT();
  return async () => {
    const isConfirmed = await requestConfirmation({
      message: t("form.startOverQuestion"),
      acceptLabel: t("form.startOver"),
      rejectLabel: t("draft.delete.no"),
    });
    // Once the dialog has closed: it gives the focus back to the button.
    if (isConfirmed) setTimeout(onStartOver);
  };
}
