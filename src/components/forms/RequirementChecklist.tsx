import "./RequirementChecklist.css";
import { useState } from "react";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

/** One thing that an answer must fulfil, and whether it does. */
export type Condition = { id: string; text: string; met: boolean };

/** A list of conditions ticked off while somebody types. */
export type ConditionsProps = {
  /** The element id, for the field that the list describes. */
  id: string;
  label: string;
  items: readonly Condition[];
  /** What is heard after a condition: "met" and "not met". */
  metLabel: string;
  unmetLabel: string;
};

/** What is asked of an answer, point by point, in words and with a mark that is not colour alone. Only what changes is read out. */
export function Conditions({ id, label, items, metLabel, unmetLabel }: ConditionsProps) {
  const labelId = `${id}-label`;
  const heard = ({ text, met }: Condition) => `${text}: ${met ? metLabel : unmetLabel}`;
  const [known, setKnown] = useState(items);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const isKnown = ({ id: one, met }: Condition) => known.some((before) => before.id === one && before.met === met);
  if (!items.every(isKnown)) {
    setKnown(items);
    setChanged(items.filter((item) => !isKnown(item)).map((item) => item.id));
  }
  return (
    <>
      <div className="conditions" id={id}>
        <p className="conditions-label" id={labelId}>
          {label}
        </p>
        <ul className="conditions-list" aria-labelledby={labelId} role="list">
          {items.map((item) => (
            <li key={item.id} data-met={item.met || undefined}>
              <span className="conditions-mark" aria-hidden="true">
                {item.met && <Icon name="check" size="small" />}
              </span>
              <span>
                {item.text}
                <VisuallyHidden>: {item.met ? metLabel : unmetLabel}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <span role="status">
        <VisuallyHidden>{items.filter((item) => changed.includes(item.id)).map(heard).join(", ")}</VisuallyHidden>
      </span>
    </>
  );
}
