import { useState, type ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { deviceStore } from "../../config/storage.ts";
import { KeyList } from "./ShortcutList.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { Switch } from "../../components/forms/Switch.tsx";

/** What can be done with the keyboard, and whether the keys of one character act. */
export default function KeysDialog({ onClose }: { onClose: () => void }): ReactNode {
  const say = useWords();
  const [single, setSingle] = useState(deviceStore.get("shortcuts") !== "off");
  const choose = (wanted: boolean): void => {
    setSingle(wanted);
    deviceStore.set("shortcuts", wanted ? null : "off");
  };
  return (
    <Dialog open width="medium" title={say("keys.title")} onClose={onClose} closeLabel={say("action.close")}>
      <KeyList
        items={[
          { keys: say("key.Tab"), does: say("keys.next") },
          { keys: say("key.ShiftTab"), does: say("keys.previous") },
          { keys: say("key.Enter"), does: say("keys.press") },
          { keys: say("key.Space"), does: say("keys.tick") },
          { keys: say("key.Arrows"), does: say("keys.arrows") },
          { keys: say("key.Escape"), does: say("keys.escape") },
          { keys: "/", does: say("keys.search"), off: !single },
          { keys: "?", does: say("keys.help"), off: !single },
        ]}
      />
      <Switch label={say("keys.single")} checked={single} onChange={choose} />
      <p>{say("keys.singleText")}</p>
    </Dialog>
  );
}
