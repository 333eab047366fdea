import type { RunOptions } from "axe-core";

/** The rules of axe for a story. It is a part of a page, so it needs no heading of level 1 and no landmarks. */
export const axeOptions: RunOptions = {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"],
  rules: {
    region: { enabled: false },
    "landmark-one-main": { enabled: false },
    "page-has-heading-one": { enabled: false },
    "heading-order": { enabled: false },
    // MUI puts an empty focusable element at each end of a dialog, which keeps the focus inside.
    "focus-order-semantics": { enabled: false },
  },
};
