import { useState, type ReactNode } from "react";
import { useChooseAccount } from "../../generated/queries/auth/auth.ts";
import { failureWords } from "../../cache/failureWords.ts";
import { failureOf } from "../../http/failure.ts";
import { useWords } from "../../i18n/Words.tsx";
import { accountChosen } from "../../session/session.ts";
import type { User } from "../../session/who.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { ChoiceList } from "../../ui/mui/ChoiceList.tsx";
import { Dialog } from "../../ui/mui/Dialog.tsx";

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
