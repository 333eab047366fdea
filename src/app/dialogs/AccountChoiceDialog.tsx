import { useState, type ReactNode } from "react";
import { useChooseAccount } from "../../generated/queries/auth/auth.ts";
import { failureWords } from "../../api/failureMessage.ts";
import { failureOf } from "../../api/failure.ts";
import { useWords } from "../../i18n/Words.tsx";
import { accountChosen } from "../../auth/session.ts";
import type { User } from "../../auth/sessionStore.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ChoiceList } from "../../components/forms/RadioCardGroup.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";

const citizen = "citizen";
const listId = "account";

/**
 * In whose name a person acts: their own, or that of an organisation they represent. Without `onClose` it must be answered.
 */
export default function AccountDialog({ user, onClose, onSignOut }: { user: User; onClose?: () => void; onSignOut: () => void }): ReactNode {
  const say = useWords();
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
      { params: choice === citizen ? {} : { certNumber: choice } },
      {
        onSuccess: ({ token, refreshToken }) => {
          setTaking(true);
          const tokens = token !== undefined && refreshToken !== undefined ? { access: token, refresh: refreshToken } : undefined;
          void accountChosen({ asCitizen: choice === citizen, tokens }).finally(() => {
            setTaking(false);
            onClose?.();
          });
        },
      },
    );
  };
  const closing = onClose === undefined ? {} : { onClose, closeLabel: say("action.close") };
  return (
    <Dialog
      open
      width="medium"
      title={say("account.title")}
      {...closing}
      actions={
        <>
          {onClose === undefined && (
            <Button tone="quiet" onClick={onSignOut}>
              {say("session.signOut")}
            </Button>
          )}
          <Button tone="primary" busy={busy} onClick={apply}>
            {say("account.apply")}
          </Button>
        </>
      }
    >
      {failure !== undefined && (
        <Banner tone="error" announce="assertive">
          {failureWords(say, failure)}
        </Banner>
      )}
      <ChoiceList
        id={listId}
        legend={say("account.legend")}
        hint={say("account.hint")}
        error={asked && choice === undefined ? say("account.none") : undefined}
        value={choice}
        onChange={setChoice}
        choices={[
          { value: citizen, label: `${user.name} ${user.surname}`.trim(), text: say("account.citizen"), icon: "user", group: say("account.ownGroup") },
          ...user.manufacturers.map(({ selectedCertNumber, name, positionName, voen }) => ({
            value: selectedCertNumber,
            label: name,
            text: say("account.position", { position: positionName, voen }),
            icon: "building" as const,
            group: say("account.organisations"),
          })),
        ]}
      />
    </Dialog>
  );
}
