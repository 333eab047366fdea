import "./RequirementChecklist.css";
import { useState } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { checkIcon } from "../icons/paths/checkIcon.ts";
import { HiddenStatus } from "../feedback/HiddenStatus.tsx";

/** A rule, and whether the password satisfies it. */
type Requirement = { id: string; text: string; isMet: boolean };

type RequirementChecklistProps = {
  /** The element id of the label and the rules, for the `aria-describedby` of the field. */
  id: string;
  items: readonly Requirement[];
};

/** Renders the rules of a new password with a mark and a text for each state. A live region announces only changes. */
export function RequirementChecklist({ id, items }: RequirementChecklistProps) {
  const t = useT();
  const label = t("password.rules");
  const labelId = `${id}-label`;
  const formatState = ({ isMet }: Requirement) => t(isMet ? "password.met" : "password.unmet");
  const [previousItems, setPreviousItems] = useState(items);
  const [changedIds, setChangedIds] = useState<readonly string[]>([]);
  const isUnchanged = (item: Requirement) =>
    previousItems.some((previous) => previous.id === item.id && previous.isMet === item.isMet);
  if (!items.every(isUnchanged)) {
    setPreviousItems(items);
    setChangedIds(items.filter((item) => !isUnchanged(item)).map((item) => item.id));
  }
  return (
    <>
      {/* Without the states: screen readers read a description again whenever it changes. */}
      <span id={id} hidden>
        {`${label} ${items.map(({ text }) => text).join(", ")}`}
      </span>
      <div className="requirements">
        <p className="requirements-label" id={labelId}>
          {label}
        </p>
        <ul className="requirements-list" aria-labelledby={labelId} role="list">
          {items.map((item) => (
            <li key={item.id} data-met={item.isMet || undefined}>
              <span className="requirements-mark" aria-hidden="true">
                {item.isMet && <Icon path={checkIcon} size="small" />}
              </span>
              <span>
                {item.text}
                <VisuallyHidden>: {formatState(item)}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <HiddenStatus>
        {items
          .filter((item) => changedIds.includes(item.id))
          .map((item) => `${item.text}: ${formatState(item)}`)
          .join(", ")}
      </HiddenStatus>
    </>
  );
}
