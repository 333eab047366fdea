import { useState, type ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { deviceStore } from "../../config/storage.ts";
import { ShortcutList } from "./ShortcutList.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { Switch } from "../../components/forms/Switch.tsx";

/** Renders the list of keyboard shortcuts, and a switch for single-key shortcuts. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT();
  const [isSingleKeyEnabled, setIsSingleKeyEnabled] = useState(deviceStore.get("shortcuts") !== "off");
  const onChange = (isEnabled: boolean): void => {
    setIsSingleKeyEnabled(isEnabled);
    deviceStore.set("shortcuts", isEnabled ? null : "off");
  };
  return (
    <Dialog open width="medium" title={t("keys.title")} onClose={onClose}>
      <ShortcutList
        items={[
          { keys: t("key.Tab"), description: t("keys.next") },
          { keys: t("key.ShiftTab"), description: t("keys.previous") },
          { keys: t("key.Enter"), description: t("keys.press") },
          { keys: t("key.Space"), description: t("keys.tick") },
          { keys: t("key.Arrows"), description: t("keys.arrows") },
          { keys: "F6", description: t("keys.messages") },
          { keys: t("key.Escape"), description: t("keys.escape") },
          { keys: "/", description: t("keys.search"), isDisabled: !isSingleKeyEnabled },
          { keys: "?", description: t("keys.help"), isDisabled: !isSingleKeyEnabled },
        ]}
      />
      <Switch label={t("keys.single")} checked={isSingleKeyEnabled} onChange={onChange} />
      <p>{t("keys.singleText")}</p>
    </Dialog>
  );
}
