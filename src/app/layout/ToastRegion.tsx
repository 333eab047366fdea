import "../../components/styles/tone.css";
import "./ToastRegion.css";
import type { KeyboardEvent, ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import { toneIcons } from "../../components/styles/tone.ts";
import type { Tone } from "../../components/styles/tone.ts";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";

/** One short message. */
export type Toast = { id: string; tone: Tone; text: ReactNode };

/** The messages shown now. Mount it from the first paint on, empty: a region that arrives with its text is not read out. */
export type ToastsProps = {
  label: string;
  /** The newest last; only the last three are shown. */
  items: readonly Toast[];
  onDismiss: (id: string) => void;
  /** The pointer or the focus is on it: its clock must stand still. */
  onHold: (id: string, held: boolean) => void;
  dismissLabel: string;
  /** What stands for those that are not shown: "2 more". */
  more?: ReactNode;
};

const mostShown = 3;

/** Short messages at the bottom right, read out politely, dismissed by their button or by Escape. */
export function Toasts({ label, items, onDismiss, onHold, dismissLabel, more }: ToastsProps) {
  return (
    <section className="toasts" aria-label={label}>
      {more && <p className="toasts-more">{more}</p>}
      <ol className="toasts-list" role="list" aria-live="polite" aria-relevant="additions">
        {items.slice(-mostShown).map((item) => (
          <ToastItem key={item.id} {...item} dismissLabel={dismissLabel} onDismiss={onDismiss} onHold={onHold} />
        ))}
      </ol>
    </section>
  );
}

type ToastItemProps = Toast & Pick<ToastsProps, "dismissLabel" | "onDismiss" | "onHold">;

function ToastItem({ id, tone, text, dismissLabel, onDismiss, onHold }: ToastItemProps) {
  const hold = () => onHold(id, true);
  const release = () => onHold(id, false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onDismiss(id);
  };
  return (
    <li className="toast" data-tone={tone} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release} onKeyDown={onKeyDown}>
      <Icon name={toneIcons[tone]} />
      <div className="toast-text">{text}</div>
      <button type="button" className="toast-dismiss" onClick={() => onDismiss(id)}>
        <Icon name="close" />
        <VisuallyHidden>{dismissLabel}</VisuallyHidden>
      </button>
    </li>
  );
}
