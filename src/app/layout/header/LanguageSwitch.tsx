import "./LanguageSwitch.css";
import { VisuallyHidden } from "../../../components/text/VisuallyHidden.tsx";

type LanguageSwitchProps = {
  /** The accessible name of the group: "Language". */
  label: string;
  languages: readonly { code: string; name: string }[];
  /** The code of the current language. */
  current: string;
  onChange: (code: string) => void;
  /** The pointer or the focus has reached the button of a language: its messages can be loaded. */
  onApproach: (code: string) => void;
};

/** Renders a button for each language with its own name; its code is visible. */
export function LanguageSwitch({ label, languages, current, onChange, onApproach }: LanguageSwitchProps) {
  return (
    <div className="language-switch" role="group" aria-label={label}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          className="language-switch-choice"
          lang={code}
          aria-current={code === current ? "true" : undefined}
          onPointerEnter={() => onApproach(code)}
          onFocus={() => onApproach(code)}
          onClick={() => onChange(code)}
        >
          {`${code.toUpperCase()} `}
          <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
