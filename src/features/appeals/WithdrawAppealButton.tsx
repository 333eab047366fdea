import type { ReactNode } from "react";
import { useWithdrawAppeal } from "../../generated/queries/appeals/appeals.ts";
import { useWords } from "../../i18n/Words.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { confirm } from "../../state/confirmation.ts";

/** Takes an appeal back, after asking whether that is meant. */
export function WithdrawAppeal({ id, appealNumber }: { id: number; appealNumber: string }): ReactNode {
  const say = useWords();
  const withdraw = useWithdrawAppeal();
  const ask = async (): Promise<void> => {
    if (withdraw.isPending) return;
    const meant = await confirm({ message: say("appeal.withdraw.question", { number: appealNumber }), acceptLabel: say("appeal.withdraw.yes"), rejectLabel: say("appeal.withdraw.no") });
    if (meant) withdraw.mutate({ id });
  };
  return (
    <Button busy={withdraw.isPending} onClick={() => void ask()}>
      {say("appeal.withdraw")}
    </Button>
  );
}
