import "./ErrorSummary.css";
import { useId } from "react";
import type { MouseEvent, ReactNode, Ref } from "react";

/** What is wrong with a form: as a whole, and field by field in the order of the fields. */
export type ErrorSummaryProps = {
  title: ReactNode;
  /** What is no matter of one field. */
  children?: ReactNode;
  /** `fieldId` is the id of the control; `onGo` moves the focus there. */
  items: readonly { fieldId: string; text: ReactNode }[];
  onFocusField: (fieldId: string) => void;
  /** The heading, which takes the focus when the form is refused. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  level?: 2 | 3 | undefined;
};

/** A box at the head of a form with one link per error. */
export function ErrorSummary({ title, children, items, onFocusField, titleRef, level = 2 }: ErrorSummaryProps) {
  const Title = `h${level}` as const;
  const titleId = useId();
  const textId = `${titleId}-text`;
  const go = (fieldId: string) => (event: MouseEvent) => {
    event.preventDefault();
    onFocusField(fieldId);
  };
  return (
    <div className="error-summary" role="group" aria-labelledby={titleId}>
      <Title
        className="error-summary-title"
        id={titleId}
        aria-describedby={children ? textId : undefined}
        tabIndex={-1}
        ref={titleRef}
      >
        {title}
      </Title>
      {children && (
        <p className="error-summary-text" id={textId}>
          {children}
        </p>
      )}
      {items.length > 0 && (
        <ul className="error-summary-list" role="list">
          {items.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={go(fieldId)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
