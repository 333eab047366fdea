import { useRef, useState } from "react";
import { getFailure, type Failure } from "../../api/failure.ts";
import { applyAccountChoice } from "../../auth/applyAccountChoice.ts";
import { useChooseAccount } from "../../generated/queries/auth/auth.ts";

/** The value of the choice to act as a citizen; any other value is the certificate number of an organisation. */
export const citizenValue = "citizen";

/** The state of the choice of an account. */
type AccountChoiceState = {
  isBusy: boolean;
  failure: Failure | undefined;
  applyChoice: (choice: string) => void;
};

/**
 * Returns a function that sends the chosen account (`chooseAccount`) and applies it to the session. `onApplied` runs
 * afterwards, unless the choice could not be applied.
 */
export function useAccountChoice(onApplied: (() => void) | undefined): AccountChoiceState {
  const application = useRef<Promise<Failure | undefined>>(undefined);
  const choose = useChooseAccount({
    mutation: {
      // Also when the dialog was closed meanwhile: the account has changed.
      onSuccess: ({ token, refreshToken }, { params }) => {
        const tokens = token === undefined ? undefined : { access: token, refresh: refreshToken };
        application.current = applyAccountChoice({ asCitizen: params?.certNumber === undefined, tokens });
      },
    },
  });
  const [isApplying, setIsApplying] = useState(false);
  const [applyFailure, setApplyFailure] = useState<Failure>();
  const isBusy = choose.isPending || isApplying;
  const applyChoice = (choice: string): void => {
    if (isBusy) return;
    setApplyFailure(undefined);
    choose.mutate(
      { params: choice === citizenValue ? {} : { certNumber: choice } },
      {
        onSuccess: () => {
          setIsApplying(true);
          void application.current
            ?.then((failure) => (failure === undefined ? onApplied?.() : setApplyFailure(failure)))
            .finally(() => setIsApplying(false));
        },
      },
    );
  };
  return { isBusy, failure: getFailure(choose.error) ?? applyFailure, applyChoice };
}
