import "./ErrorSummary.css";
import { useId } from "react";
import type { MouseEvent, ReactNode, Ref } from "react";

type ErrorSummaryProps = {
  title: ReactNode;
  /** An error that concerns no field. */
  children?: ReactNode;
  /** The errors in the order of the fields. `fieldId` is the element id of the control. */
  items: readonly { fieldId: string; text: ReactNode }[];
  onFocusField: (fieldId: string) => void;
  /** The heading, which receives the focus after a rejected submission. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
};

/** Renders a box above a form with a link for each error. */
export function ErrorSummary({ title, children, items, onFocusField, titleRef }: ErrorSummaryProps) {
  const titleId = useId();
  const textId = `${titleId}-text`;
  const onLinkClick = (fieldId: string) => (event: MouseEvent) => {
    event.preventDefault();
    onFocusField(fieldId);
  };
  return (
    <div className="error-summary" role="group" aria-labelledby={titleId}>
      <h2
        className="error-summary-title"
        id={titleId}
        aria-describedby={children ? textId : undefined}
        tabIndex={-1}
        ref={titleRef}
      >
        {title}
      </h2>
      {children && (
        <p className="error-summary-text" id={textId}>
          {children}
        </p>
      )}
      {items.length > 0 && (
        <ul className="error-summary-list" role="list">
          {items.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={onLinkClick(fieldId)}>
                {/* One box for all parts of the text: the link is a flex container. */}
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
