import type { ReactNode } from "react";
import { useWithdrawAppeal } from "../../generated/queries/appeals/appeals.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { requestConfirmation } from "../../state/confirmation.ts";

/** Takes an appeal back, after asking whether that is meant. */
export function WithdrawAppealButton({ id, appealNumber }: { id: number; appealNumber: string }): ReactNode {
  const t = useT();
  const withdraw = useWithdrawAppeal();
  const ask = async (): Promise<void> => {
    if (withdraw.isPending) return;
    const meant = await requestConfirmation({
      message: t("appeal.withdraw.question", { number: appealNumber }),
      acceptLabel: t("appeal.withdraw.yes"),
      rejectLabel: t("appeal.withdraw.no"),
    });
    if (meant) withdraw.mutate({ id });
  };
  return (
    <Button busy={withdraw.isPending} onClick={() => void ask()}>
      {t("appeal.withdraw")}
    </Button>
  );
}
