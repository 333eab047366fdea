import { useState, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../../i18n/IntlProvider.tsx";
import {
  colorSchemes,
  defaultPreferences,
  fontSizes,
  preferences,
  setPreferences,
  type WebsitePreferences,
} from "../../../config/preferences.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { SegmentedControl } from "./SegmentedControl.tsx";
import { SettingsPanel } from "./SettingsPanel.tsx";
import { Switch } from "../../../components/forms/Switch.tsx";

/** The number of changes, and the message about the last one. */
type Changes = { count: number; messageId: "preferences.changed" | "preferences.wasReset" };

/** Renders the display preferences: text size, images and colours. */
export default function DisplayPreferences(): ReactNode {
  const t = useT();
  const { fontSize, showImages, showColor, colorScheme } = useSnapshot(preferences);
  const [changes, setChanges] = useState<Changes>();
  const onChange = (
    values: Partial<WebsitePreferences>,
    messageId: Changes["messageId"] = "preferences.changed",
  ): void => {
    setPreferences(values);
    setChanges((previous) => ({ count: (previous?.count ?? 0) + 1, messageId }));
  };
  return (
    <SettingsPanel
      title={t("preferences.title")}
      status={changes && <span key={changes.count}>{t(changes.messageId)}</span>}
    >
      <SegmentedControl
        legend={t("preferences.fontSize")}
        value={fontSize}
        options={fontSizes.map((size) => ({ value: size, label: t(`preferences.fontSize.${size}`) }))}
        onChange={(size) => onChange({ fontSize: size })}
      />
      <SegmentedControl
        legend={t("preferences.colorScheme")}
        value={colorScheme}
        options={colorSchemes.map((scheme) => ({ value: scheme, label: t(`preferences.colorScheme.${scheme}`) }))}
        onChange={(scheme) => onChange({ colorScheme: scheme })}
      />
      <Switch
        label={t("preferences.showImages")}
        checked={showImages}
        onChange={(isShown) => onChange({ showImages: isShown })}
      />
      <Switch
        label={t("preferences.showColor")}
        checked={showColor}
        onChange={(isShown) => onChange({ showColor: isShown })}
      />
      <Button size="small" onClick={() => onChange(defaultPreferences, "preferences.wasReset")}>
        {t("preferences.reset")}
      </Button>
    </SettingsPanel>
  );
}
