import type { ReactNode } from "react";
import { useWithdrawAppeal } from "../../generated/queries/appeals/index.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { requestConfirmation } from "../../state/confirmation.ts";
import type { Id } from "../../generated/contract.d.ts";

/** Renders the button that withdraws an appeal after a confirmation. Sends `withdrawAppeal`. */
export function WithdrawAppealButton({ id, appealNumber }: { id: Id; appealNumber: string }): ReactNode {
  const t = useT();
  const withdrawAppeal = useWithdrawAppeal();
  const onClick = async (): Promise<void> => {
    if (withdrawAppeal.isPending) return;
    const isConfirmed = await requestConfirmation({
      // With hyphens that do not break: the number stays on one line.
      message: t("appeal.withdraw.question", { number: appealNumber.replaceAll("-", "\u2011") }),
      acceptLabel: t("appeal.withdraw.yes"),
      rejectLabel: t("appeal.withdraw.no"),
    });
    if (isConfirmed) withdrawAppeal.mutate({ id });
  };
  return (
    <Button busy={withdrawAppeal.isPending} onClick={() => void onClick()}>
      {t("appeal.withdraw")}
    </Button>
  );
}
