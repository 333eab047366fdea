import "../../components/styles/tone.css";
import "./ToastRegion.css";
import type { KeyboardEvent, ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import { toneIcons } from "../../components/styles/tone.ts";
import type { Tone } from "../../components/styles/tone.ts";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";

/** One short message. */
export type ToastRegionItem = { id: string; tone: Tone; text: ReactNode };

/** The messages shown now. Mount it from the first paint on, empty: a region that arrives with its text is not read out. */
export type ToastRegionProps = {
  label: string;
  /** The newest last; only the last three are shown. */
  items: readonly ToastRegionItem[];
  onDismiss: (id: string) => void;
  /** The pointer or the focus is on it: its clock must stand still. */
  onPause: (id: string, held: boolean) => void;
  dismissLabel: string;
  /** What stands for those that are not shown: "2 more". */
  overflowLabel?: ReactNode;
};

const maxVisible = 3;

/** Short messages at the bottom right, read out politely, dismissed by their button or by Escape. */
export function ToastRegion({ label, items, onDismiss, onPause, dismissLabel, overflowLabel }: ToastRegionProps) {
  return (
    <section className="toasts" aria-label={label}>
      {overflowLabel && <p className="toasts-more">{overflowLabel}</p>}
      <ol className="toasts-list" role="list" aria-live="polite" aria-relevant="additions">
        {items.slice(-maxVisible).map((item) => (
          <ToastItem key={item.id} {...item} dismissLabel={dismissLabel} onDismiss={onDismiss} onPause={onPause} />
        ))}
      </ol>
    </section>
  );
}

type ToastItemProps = ToastRegionItem & Pick<ToastRegionProps, "dismissLabel" | "onDismiss" | "onPause">;

function ToastItem({ id, tone, text, dismissLabel, onDismiss, onPause }: ToastItemProps) {
  const hold = () => onPause(id, true);
  const release = () => onPause(id, false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onDismiss(id);
  };
  return (
    <li
      className="toast"
      data-tone={tone}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onKeyDown={onKeyDown}
    >
      <Icon name={toneIcons[tone]} />
      <div className="toast-text">{text}</div>
      <button type="button" className="toast-dismiss" onClick={() => onDismiss(id)}>
        <Icon name="close" />
        <VisuallyHidden>{dismissLabel}</VisuallyHidden>
      </button>
    </li>
  );
}
