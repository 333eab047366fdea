import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { saveFile } from "../../components/documents/saveFile.ts";
import type { PaidPayment } from "../../generated/contract.d.ts";
import { downloadReceipt } from "../../generated/queries/payments/index.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { DateText } from "../../components/text/DateText.tsx";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";
import { downloadIcon } from "../../components/icons/paths/downloadIcon.ts";

/** Renders the icon button that downloads the receipt of a payment in the current language (`downloadReceipt`). */
export function ReceiptButton({
  payment: { id, paymentTarget, appealNumber, paymentDate, lang: textLang },
}: {
  payment: PaidPayment;
}): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const download = useMutation({
    mutationKey: ["downloadReceipt"],
    mutationFn: () => downloadReceipt(id, { lang }),
    onSuccess: (file) => saveFile(file, `${t("payment.receiptFile", { number: appealNumber ?? id })}.pdf`),
  });
  return (
    <Button
      size="small"
      icon={downloadIcon}
      busy={download.isPending}
      onClick={() => download.isPending || download.mutate()}
    >
      <VisuallyHidden>
        {t("payment.receipt")} <bdi lang={textLang}>{paymentTarget}</bdi>,{" "}
        {appealNumber === undefined ? <DateText dateTime={paymentDate} /> : t("appeal.title", { number: appealNumber })}
      </VisuallyHidden>
    </Button>
  );
}
