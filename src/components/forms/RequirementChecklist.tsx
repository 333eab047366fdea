import "./RequirementChecklist.css";
import { useState } from "react";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

/** One thing that an answer must fulfil, and whether it does. */
export type Requirement = { id: string; text: string; isMet: boolean };

/** A list of conditions ticked off while somebody types. */
export type RequirementChecklistProps = {
  /** The element id, for the field that the list describes. */
  id: string;
  label: string;
  items: readonly Requirement[];
  /** What is heard after a condition: "met" and "not met". */
  metLabel: string;
  unmetLabel: string;
};

/** What is asked of an answer, point by point, in words and with a mark that is not colour alone. Only what changes is read out. */
export function RequirementChecklist({ id, label, items, metLabel, unmetLabel }: RequirementChecklistProps) {
  const labelId = `${id}-label`;
  const heard = ({ text, isMet }: Requirement) => `${text}: ${isMet ? metLabel : unmetLabel}`;
  const [known, setKnown] = useState(items);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const isKnown = ({ id: one, isMet }: Requirement) =>
    known.some((before) => before.id === one && before.isMet === isMet);
  if (!items.every(isKnown)) {
    setKnown(items);
    setChanged(items.filter((item) => !isKnown(item)).map((item) => item.id));
  }
  return (
    <>
      <div className="requirements" id={id}>
        <p className="requirements-label" id={labelId}>
          {label}
        </p>
        <ul className="requirements-list" aria-labelledby={labelId} role="list">
          {items.map((item) => (
            <li key={item.id} data-met={item.isMet || undefined}>
              <span className="requirements-mark" aria-hidden="true">
                {item.isMet && <Icon name="check" size="small" />}
              </span>
              <span>
                {item.text}
                <VisuallyHidden>: {item.isMet ? metLabel : unmetLabel}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <span role="status">
        <VisuallyHidden>
          {items
            .filter((item) => changed.includes(item.id))
            .map(heard)
            .join(", ")}
        </VisuallyHidden>
      </span>
    </>
  );
}
