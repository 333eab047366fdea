import "./Pagination.css";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../buttons/Button.tsx";
import { chevronLeftIcon } from "../icons/paths/chevronLeftIcon.ts";
import { chevronRightIcon } from "../icons/paths/chevronRightIcon.ts";

type PaginationProps = {
  label: string;
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** "11–20 of 43". */
  rangeLabel: ReactNode;
  onPageChange: (page: number) => void;
};

/**
 * Renders the current range and two buttons; nothing for a single page. The pressed button keeps the focus, which the browser
 * removes while the list is hidden until the other page is there; on the first or last page, the other button gets it, also when
 * the page is there at once and the disabled button has the focus still.
 */
export function Pagination({ label, page, pageCount, rangeLabel, onPageChange }: PaginationProps) {
  const t = useT();
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const requestedPage = useRef<number>(undefined);
  const isForward = useRef(false);
  const rangeId = useId();
  // It also runs when the list is shown again.
  useLayoutEffect(() => {
    if (requestedPage.current !== page) return;
    requestedPage.current = undefined;
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement?.matches(":disabled") !== true) return;
    const [pressed, other] = isForward.current ? [nextButton, previousButton] : [previousButton, nextButton];
    (pressed.current?.disabled === false ? pressed : other).current?.focus({ preventScroll: true });
  });
  const request = (requested: number): void => {
    requestedPage.current = requested;
    isForward.current = requested > page;
    onPageChange(requested);
  };
  if (pageCount <= 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {/* Announced when the other page is there at once. Otherwise it was hidden, and the button has it as its description. */}
      <p className="pagination-range" role="status" id={rangeId}>
        {rangeLabel}
      </p>
      <div className="pagination-buttons">
        <Button
          ref={previousButton}
          icon={chevronLeftIcon}
          disabled={page <= 1}
          aria-describedby={rangeId}
          onClick={() => request(page - 1)}
        >
          {t("list.previous")}
        </Button>
        <Button
          ref={nextButton}
          iconEnd={chevronRightIcon}
          disabled={page >= pageCount}
          aria-describedby={rangeId}
          onClick={() => request(page + 1)}
        >
          {t("list.next")}
        </Button>
      </div>
    </nav>
  );
}
