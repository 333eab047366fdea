import { useState, type ReactNode } from "react";
import { useT, type Translator } from "../../i18n/IntlProvider.tsx";
import type { User } from "../../auth/sessionStore.ts";
import { getSelectedOrganisation } from "../../auth/account.ts";
import { getUserName } from "../../auth/userName.ts";
import { FailureBanner } from "../../components/feedback/FailureBanner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { RadioCardGroup, type RadioCardOption } from "../../components/forms/RadioCardGroup.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { FilterControl } from "../../components/list/FilterControl.tsx";
import { useErrorTitle } from "../../state/useErrorTitle.ts";
import { foldDiacritics } from "../../features/search/foldDiacritics.ts";
import { citizenValue, useAccountChoice } from "./useAccountChoice.ts";
import { userIcon } from "../../components/icons/paths/userIcon.ts";
import { buildingIcon } from "../../components/icons/paths/buildingIcon.ts";

const listId = "account";
const filterName = "account-filter";

/** More choices than this have a filter. */
const maxUnfiltered = 7;

/**
 * Renders the choice of the account that the user acts for: citizen or organisation. Without `onClose` it is mandatory, and
 * the citizen is not selected yet.
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
  const { isBusy, failure, applyChoice } = useAccountChoice(onClose);
  const [choice, setChoice] = useState(() => {
    const organisation = getSelectedOrganisation(user);
    return organisation === undefined ? onClose && citizenValue : organisation.selectedCertNumber;
  });
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [word, setWord] = useState("");
  const isMissing = hasSubmitted && choice === undefined;
  useErrorTitle(isMissing);
  const choices = getChoices(t, user);
  const matches = choices.filter(({ searchText }) => foldDiacritics(searchText).includes(foldDiacritics(word.trim())));

  // The chosen one stays in view.
  const shownChoices = choices.filter((account) => account.value === choice || matches.includes(account));
  // It describes what `onApply` focuses: when none of the accounts that the filter has found can be chosen, the filter.
  const isChoosable = shownChoices.some(({ disabled }) => disabled !== true);
  const error = isMissing ? t("account.none") : undefined;

  const onApply = (): void => {
    setHasSubmitted(true);
    if (choice === undefined) {
      const selector = isChoosable ? `#${listId} input:not(:disabled)` : `input[name="${filterName}"]`;
      document.querySelector<HTMLElement>(selector)?.focus();
    } else applyChoice(choice);
  };
  return (
    <Dialog
      open
      width="medium"
      title={t("account.title")}
      onClose={onClose}
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
      <FailureBanner failure={failure} />
      {choices.length > maxUnfiltered && (
        <div>
          <FilterControl
            field={{ kind: "text", name: filterName, label: t("account.filter"), value: word, maxLength: 200 }}
            value={word}
            onChange={setWord}
            error={isChoosable ? undefined : error}
          />
          <p role="status">
            {word !== "" && t("search.found", { count: matches.length, number: String(matches.length) })}
          </p>
        </div>
      )}
      <RadioCardGroup
        id={listId}
        legend={t("account.legend")}
        hint={t("account.hint")}
        error={isChoosable ? error : undefined}
        value={choice}
        onChange={setChoice}
        choices={shownChoices}
      />
    </Dialog>
  );
}

/** `searchText` is what the filter looks into. */
type AccountChoice = RadioCardOption & { searchText: string };

/** Returns the accounts of a user as choices: the citizen first, then the organisations. */
const getChoices = (t: Translator, user: User): AccountChoice[] => [
  {
    value: citizenValue,
    searchText: getUserName(t, user),
    label: getUserName(t, user),
    text: t("account.citizen"),
    icon: userIcon,
    group: t("account.ownGroup"),
  },
  ...user.manufacturers.map(({ selectedCertNumber, name, positionName, voen }, index) => ({
    value: selectedCertNumber ?? `${index}`,
    searchText: `${name} ${voen ?? ""}`,
    disabled: selectedCertNumber === undefined,
    label: name,
    text: [
      positionName,
      voen && t("account.voen", { voen }),
      selectedCertNumber === undefined && t("account.withoutCertificate"),
    ]
      .filter(Boolean)
      .join(" · "),
    icon: buildingIcon,
    group: t("account.organisations"),
  })),
];
