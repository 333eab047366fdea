import { useState, type ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { deviceStore } from "../../config/storage.ts";
import { ShortcutList } from "./ShortcutList.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { Switch } from "../../components/forms/Switch.tsx";

/** What can be done with the keyboard, and whether the keys of one character act. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT();
  const [single, setSingle] = useState(deviceStore.get("shortcuts") !== "off");
  const choose = (wanted: boolean): void => {
    setSingle(wanted);
    deviceStore.set("shortcuts", wanted ? null : "off");
  };
  return (
    <Dialog open width="medium" title={t("keys.title")} onClose={onClose} closeLabel={t("action.close")}>
      <ShortcutList
        items={[
          { keys: t("key.Tab"), description: t("keys.next") },
          { keys: t("key.ShiftTab"), description: t("keys.previous") },
          { keys: t("key.Enter"), description: t("keys.press") },
          { keys: t("key.Space"), description: t("keys.tick") },
          { keys: t("key.Arrows"), description: t("keys.arrows") },
          { keys: t("key.Escape"), description: t("keys.escape") },
          { keys: "/", description: t("keys.search"), isDisabled: !single },
          { keys: "?", description: t("keys.help"), isDisabled: !single },
        ]}
      />
      <Switch label={t("keys.single")} checked={single} onChange={choose} />
      <p>{t("keys.singleText")}</p>
    </Dialog>
  );
}
