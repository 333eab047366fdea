import { useState, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../../i18n/IntlProvider.tsx";
import {
  defaultPreferences,
  fontSizes,
  preferences,
  setPreferences,
  type WebsitePreferences,
} from "../../../config/preferences.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { Disclosure } from "../../../components/navigation/Disclosure.tsx";
import { SegmentedControl } from "./SegmentedControl.tsx";
import { SettingsPanel } from "./SettingsPanel.tsx";
import { Switch } from "../../../components/forms/Switch.tsx";

/** How the reader wants the portal to look: size of text, pictures, colour. */
export function AccessibilityPanel(): ReactNode {
  const t = useT();
  const { fontSize, showImages, showColor } = useSnapshot(preferences);
  const [status, setStatus] = useState("");
  const change = (wish: Partial<WebsitePreferences>, done: string): void => {
    setPreferences(wish);
    setStatus(done);
  };
  return (
    <Disclosure label={t("preferences.label")} icon="accessibility" compact>
      <SettingsPanel title={t("preferences.title")} status={status}>
        <SegmentedControl
          legend={t("preferences.fontSize")}
          value={fontSize}
          options={fontSizes.map((size) => ({ value: size, label: t(`preferences.fontSize.${size}`) }))}
          onChange={(size) => change({ fontSize: size }, t("preferences.changed"))}
        />
        <Switch
          label={t("preferences.showImages")}
          checked={showImages}
          onChange={(shown) => change({ showImages: shown }, t("preferences.changed"))}
        />
        <Switch
          label={t("preferences.showColor")}
          checked={showColor}
          onChange={(shown) => change({ showColor: shown }, t("preferences.changed"))}
        />
        <Button size="small" onClick={() => change(defaultPreferences, t("preferences.wasReset"))}>
          {t("preferences.reset")}
        </Button>
      </SettingsPanel>
    </Disclosure>
  );
}
