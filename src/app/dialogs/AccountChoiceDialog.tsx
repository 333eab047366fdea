import { useState, type ReactNode } from "react";
import { useChooseAccount } from "../../generated/queries/auth/auth.ts";
import { failureMessage } from "../../api/failureMessage.ts";
import { failureOf } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { applyAccountChoice } from "../../auth/session.ts";
import type { User } from "../../auth/sessionStore.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { RadioCardGroup } from "../../components/forms/RadioCardGroup.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";

const citizenValue = "citizen";
const listId = "account";

/**
 * In whose name a person acts: their own, or that of an organisation they represent. Without `onClose` it must be answered.
 */
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
  const [asked, setAsked] = useState(false);
  const [taking, setTaking] = useState(false);
  const failure = failureOf(choose.error);
  const busy = choose.isPending || taking;

  const apply = (): void => {
    setAsked(true);
    if (choice === undefined) document.getElementById(`${listId}-0`)?.focus();
    if (choice === undefined || busy) return;
    choose.mutate(
      { params: choice === citizenValue ? {} : { certNumber: choice } },
      {
        onSuccess: ({ token, refreshToken }) => {
          setTaking(true);
          const tokens =
            token !== undefined && refreshToken !== undefined ? { access: token, refresh: refreshToken } : undefined;
          void applyAccountChoice({ asCitizen: choice === citizenValue, tokens }).finally(() => {
            setTaking(false);
            onClose?.();
          });
        },
      },
    );
  };
  const closing = onClose === undefined ? {} : { onClose, closeLabel: t("action.close") };
  return (
    <Dialog
      open
      width="medium"
      title={t("account.title")}
      {...closing}
      actions={
        <>
          {onClose === undefined && (
            <Button tone="quiet" onClick={onSignOut}>
              {t("session.signOut")}
            </Button>
          )}
          <Button tone="primary" busy={busy} onClick={apply}>
            {t("account.apply")}
          </Button>
        </>
      }
    >
      {failure !== undefined && (
        <Banner tone="error" announce="assertive">
          {failureMessage(t, failure)}
        </Banner>
      )}
      <RadioCardGroup
        id={listId}
        legend={t("account.legend")}
        hint={t("account.hint")}
        error={asked && choice === undefined ? t("account.none") : undefined}
        value={choice}
        onChange={setChoice}
        choices={[
          {
            value: citizenValue,
            label: `${user.name} ${user.surname}`.trim(),
            text: t("account.citizen"),
            icon: "user",
            group: t("account.ownGroup"),
          },
          ...user.manufacturers.map(({ selectedCertNumber, name, positionName, voen }) => ({
            value: selectedCertNumber,
            label: name,
            text: t("account.position", { position: positionName, voen }),
            icon: "building" as const,
            group: t("account.organisations"),
          })),
        ]}
      />
    </Dialog>
  );
}
