import { useState, type ReactNode } from "react";
import { useChooseAccount } from "../../generated/queries/auth/auth.ts";
import { getFailureMessage } from "../../api/getFailureMessage.ts";
import { getFailure } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { applyAccountChoice } from "../../auth/session.ts";
import type { User } from "../../auth/sessionStore.ts";
import { getUserName } from "../session/getUserName.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { RadioCardGroup } from "../../components/forms/RadioCardGroup.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";

const citizenValue = "citizen";
const listId = "account";

/** Renders the choice of the account that the user acts for: citizen or organisation. Without `onClose` it is mandatory. */
export default function AccountChoiceDialog({
  user,
  onClose,
  onSignOut,
}: {
  user: User;
  onClose?: () => void;
  onSignOut: () => void;
}): ReactNode {
  const t = useT();
  const choose = useChooseAccount();
  const [choice, setChoice] = useState(() => user.manufacturers.find(({ selected }) => selected)?.selectedCertNumber);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [isApplying, setIsApplying] = useState(false);
  const failure = getFailure(choose.error);
  const isBusy = choose.isPending || isApplying;

  const onApply = (): void => {
    setHasSubmitted(true);
    if (choice === undefined) document.getElementById(`${listId}-0`)?.focus();
    if (choice === undefined || isBusy) return;
    choose.mutate(
      { params: choice === citizenValue ? {} : { certNumber: choice } },
      {
        onSuccess: ({ token, refreshToken }) => {
          setIsApplying(true);
          const tokens = token === undefined ? undefined : { access: token, refresh: refreshToken };
          void applyAccountChoice({ asCitizen: choice === citizenValue, tokens }).finally(() => {
            setIsApplying(false);
            onClose?.();
          });
        },
      },
    );
  };
  const closeProps = onClose === undefined ? {} : { onClose, closeLabel: t("action.close") };
  return (
    <Dialog
      open
      width="medium"
      title={t("account.title")}
      {...closeProps}
      actions={
        <>
          {onClose === undefined && (
            <Button tone="quiet" onClick={onSignOut}>
              {t("session.signOut")}
            </Button>
          )}
          <Button tone="primary" busy={isBusy} onClick={onApply}>
            {t("account.apply")}
          </Button>
        </>
      }
    >
      {failure !== undefined && (
        <Banner tone="error" announce="assertive">
          {getFailureMessage(t, failure)}
        </Banner>
      )}
      <RadioCardGroup
        id={listId}
        legend={t("account.legend")}
        hint={t("account.hint")}
        error={hasSubmitted && choice === undefined ? t("account.none") : undefined}
        value={choice}
        onChange={setChoice}
        choices={[
          {
            value: citizenValue,
            label: getUserName(t, user),
            text: t("account.citizen"),
            icon: "user",
            group: t("account.ownGroup"),
          },
          ...user.manufacturers.map(({ selectedCertNumber, name, positionName, voen }, index) => ({
            value: selectedCertNumber ?? `${index}`,
            disabled: selectedCertNumber === undefined,
            label: name,
            text: [
              positionName,
              voen && t("account.voen", { voen }),
              selectedCertNumber === undefined && t("account.withoutCertificate"),
            ]
              .filter(Boolean)
              .join(" · "),
            icon: "building" as const,
            group: t("account.organisations"),
          })),
        ]}
      />
    </Dialog>
  );
}
