import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { part } from "../../view/part.tsx";
import { shared } from "../../view/shared.ts";
import { Optional } from "../../view/Optional.tsx";
import { useShortcuts } from "../useShortcuts.ts";

const KeysDialog = part(() => import("./KeysDialog.tsx"));

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
