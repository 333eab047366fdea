import "../../components/styles/tone.css";
import "./ToastRegion.css";
import type { KeyboardEvent, ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import { toneIcons } from "../../components/styles/tone.ts";
import type { Tone } from "../../components/styles/tone.ts";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";

/** A toast. */
type ToastRegionItem = { id: string; tone: Tone; text: ReactNode };

/** The visible toasts. Mount the region empty: screen readers do not announce a live region that is inserted with its text. */
export type ToastRegionProps = {
  label: string;
  /** The newest last; only the last three are shown. */
  items: readonly ToastRegionItem[];
  onDismiss: (id: string) => void;
  /** Stops the timer of a toast while it has the pointer or focus. */
  onPause: (id: string, isPaused: boolean) => void;
  dismissLabel: string;
  /** Counts the toasts that are not visible: "2 more". */
  overflowLabel?: ReactNode;
};

const maxVisible = 3;

/** Renders toasts in a polite live region. A button or Escape dismisses a toast. */
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
  const pause = () => onPause(id, true);
  const resume = () => onPause(id, false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onDismiss(id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and focus bubble from the button inside
    <li
      className="toast"
      data-tone={tone}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
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
