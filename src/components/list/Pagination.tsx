import "./Pagination.css";
import type { ReactNode } from "react";
import { Button } from "../buttons/Button.tsx";

type PaginationProps = {
  label: string;
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** "11–20 of 43". */
  rangeLabel: ReactNode;
  previousLabel: string;
  nextLabel: string;
  onPageChange: (page: number) => void;
};

/** Renders the current range and two buttons; nothing for a single page. */
export function Pagination({
  label,
  page,
  pageCount,
  rangeLabel,
  previousLabel,
  nextLabel,
  onPageChange,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      <p className="pagination-range">{rangeLabel}</p>
      <div className="pagination-buttons">
        <Button icon="chevron-left" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
          {previousLabel}
        </Button>
        <Button iconEnd="chevron-right" disabled={page >= pageCount} onClick={() => onPageChange(page + 1)}>
          {nextLabel}
        </Button>
      </div>
    </nav>
  );
}
