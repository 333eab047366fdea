import { useState, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useWords } from "../../../i18n/Words.tsx";
import { defaultPreferences, fontSizes, preferences, setPreferences, type WebsitePreferences } from "../../../config/preferences.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { Disclosure } from "../../../components/navigation/Disclosure.tsx";
import { OptionGroup } from "./SegmentedControl.tsx";
import { PanelStack } from "./SettingsPanel.tsx";
import { Switch } from "../../../components/forms/Switch.tsx";

/** How the reader wants the portal to look: size of text, pictures, colour. */
export function AccessibilityPanel(): ReactNode {
  const say = useWords();
  const { fontSize, showImages, showColor } = useSnapshot(preferences);
  const [status, setStatus] = useState("");
  const change = (wish: Partial<WebsitePreferences>, done: string): void => {
    setPreferences(wish);
    setStatus(done);
  };
  return (
    <Disclosure label={say("preferences.label")} icon="accessibility" compact>
      <PanelStack title={say("preferences.title")} status={status}>
        <OptionGroup
          legend={say("preferences.fontSize")}
          value={fontSize}
          options={fontSizes.map((size) => ({ value: size, label: say(`preferences.fontSize.${size}`) }))}
          onChange={(size) => change({ fontSize: size }, say("preferences.changed"))}
        />
        <Switch label={say("preferences.showImages")} checked={showImages} onChange={(shown) => change({ showImages: shown }, say("preferences.changed"))} />
        <Switch label={say("preferences.showColor")} checked={showColor} onChange={(shown) => change({ showColor: shown }, say("preferences.changed"))} />
        <Button size="small" onClick={() => change(defaultPreferences, say("preferences.wasReset"))}>
          {say("preferences.reset")}
        </Button>
      </PanelStack>
    </Disclosure>
  );
}
