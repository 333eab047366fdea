import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { viewState } from "../../state/viewState.ts";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";
import { useKeyboardShortcuts } from "./useKeyboardShortcuts.ts";

const KeysDialog = lazyWithRetry(() => import("./ShortcutsDialog.tsx"));

const closeShortcutsDialog = (): void => void (viewState.isShortcutListOpen = false);

/** The keys that act by themselves, and the list of all keys when it is asked for. */
export default function KeyboardShortcuts(): ReactNode {
  const { isShortcutListOpen } = useSnapshot(viewState);
  useKeyboardShortcuts();
  return (
    <LazyBoundary resetKey={isShortcutListOpen ? "shown" : ""} onLoadError={closeShortcutsDialog}>
      {isShortcutListOpen && <KeysDialog onClose={closeShortcutsDialog} />}
    </LazyBoundary>
  );
}
