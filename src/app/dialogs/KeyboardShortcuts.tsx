import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { withAllMessages } from "../../components/loading/withAllMessages.tsx";
import { viewState } from "../../state/viewState.ts";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";
import { useKeyboardShortcuts } from "./useKeyboardShortcuts.ts";

const ShortcutsDialog = lazyWithRetry(withAllMessages(() => import("./ShortcutsDialog.tsx")));

const closeShortcutsDialog = (): void => void (viewState.isShortcutListOpen = false);

/** Handles single-key shortcuts, and renders their list on request. */
export function KeyboardShortcuts(): ReactNode {
  const { isShortcutListOpen } = useSnapshot(viewState);
  useKeyboardShortcuts();
  return (
    <LazyBoundary resetKey={isShortcutListOpen ? "open" : ""} onLoadError={closeShortcutsDialog}>
      {isShortcutListOpen && <ShortcutsDialog onClose={closeShortcutsDialog} />}
    </LazyBoundary>
  );
}
