import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { useLocation } from "wouter";
import { Button } from "../../components/buttons/Button.tsx";
import { ErrorSummary } from "../../components/forms/ErrorSummary.tsx";
import { FieldStack } from "../../components/forms/FieldStack.tsx";
import { FormFooter } from "../../components/forms/FormFooter.tsx";
import { RadioCardGroup } from "../../components/forms/RadioCardGroup.tsx";
import { usePendingHydration } from "../../components/loading/hydration.ts";
import { useErrorTitle } from "../../state/useErrorTitle.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { ComplaintRequirements } from "./ComplaintRequirements.tsx";
import {
  formatComplaintChoice,
  getComplaintFormHref,
  getComplaintTopics,
  parseComplaintChoice,
} from "./complaintTopics.ts";
import { arrowRightIcon } from "../../components/icons/paths/arrowRightIcon.ts";
import { useQueryString } from "../../state/useQueryString.ts";

const topicId = "complaint-about";
const detailId = "complaint-detail";
const needsId = "complaint-needs";

/**
 * Renders the question what a complaint is about, what the form of the answer needs, and the button that opens this form.
 * The answer is in the address, so that it can be linked and Back returns to it.
 */
export function ComplaintGuide(): ReactNode {
  const t = useT();
  const [path, navigate] = useLocation();
  const choice = parseComplaintChoice(useQueryString());
  const { topic, detail, result } = choice;
  const [attempts, setAttempts] = useState(0);
  const missing =
    result !== undefined
      ? undefined
      : topic === undefined
        ? { groupId: topicId, text: t("complaintGuide.about.required") }
        : { groupId: detailId, text: t("complaintGuide.detail.required") };
  const shownError = attempts > 0 ? missing : undefined;
  const summaryTitle = useRef<HTMLHeadingElement>(null);
  useErrorTitle(shownError !== undefined);
  useEffect(() => {
    if (attempts > 0) summaryTitle.current?.focus();
  }, [attempts]);

  const choose = (about: string, detailName?: string): void => {
    setAttempts(0);
    navigate(`${path}?${formatComplaintChoice(about, detailName)}`, { replace: true });
  };
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (result === undefined) setAttempts(attempts + 1);
    else navigate(getComplaintFormHref(result.form));
  };
  return (
    <form noValidate onSubmit={onSubmit} data-pending-hydration={usePendingHydration()}>
      {shownError !== undefined && (
        <ErrorSummary
          title={t("form.problem")}
          titleRef={summaryTitle}
          items={[{ fieldId: `${shownError.groupId}-0`, text: shownError.text }]}
          onFocusField={(fieldId) => document.getElementById(fieldId)?.focus()}
        />
      )}
      <FieldStack>
        <RadioCardGroup
          id={topicId}
          legend={t("complaintGuide.about")}
          error={shownError?.groupId === topicId ? shownError.text : undefined}
          value={topic?.name}
          onChange={(name) => choose(name)}
          choices={getComplaintTopics().map(({ name, icon }) => ({
            value: name,
            icon,
            label: t(`complaintGuide.topic.${name}.label`),
            text: t(`complaintGuide.topic.${name}.text`),
          }))}
        />
        {topic?.details !== undefined && (
          <RadioCardGroup
            key={topic.name}
            id={detailId}
            legend={t("complaintGuide.detail")}
            error={shownError?.groupId === detailId ? shownError.text : undefined}
            value={detail?.name}
            onChange={(name) => choose(topic.name, name)}
            choices={topic.details.map(({ name }) => ({
              value: name,
              label: t(`complaintGuide.detail.${name}.label`),
              text: t(`complaintGuide.detail.${name}.text`),
            }))}
          />
        )}
        <ComplaintRequirements choice={choice} id={needsId} />
      </FieldStack>
      <FormFooter reasonId={`${needsId}-reason`}>
        <Button
          type="submit"
          tone="primary"
          iconEnd={arrowRightIcon}
          aria-describedby={topic === undefined ? undefined : needsId}
        >
          {t("apply.continue")}
        </Button>
      </FormFooter>
    </form>
  );
}
