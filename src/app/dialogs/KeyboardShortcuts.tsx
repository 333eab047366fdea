import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { part } from "../../components/loading/lazyComponent.tsx";
import { shared } from "../../state/viewState.ts";
import { Optional } from "../../components/loading/LazyBoundary.tsx";
import { useShortcuts } from "./useKeyboardShortcuts.ts";

const KeysDialog = part(() => import("./ShortcutsDialog.tsx"));

const close = (): void => void (shared.keysShown = false);

/** The keys that act by themselves, and the list of all keys when it is asked for. */
export default function Keys(): ReactNode {
  const { keysShown } = useSnapshot(shared);
  useShortcuts();
  return (
    <Optional place={keysShown ? "shown" : ""} onMissing={close}>
      {keysShown && <KeysDialog onClose={close} />}
    </Optional>
  );
}
