import "./LanguageSwitch.css";

/** The languages on offer, each by its own name. */
export type LanguageSwitchProps = {
  /** What the group is: "Language". */
  label: string;
  languages: readonly { code: string; name: string }[];
  /** The code of the language shown now. */
  current: string;
  onChange: (code: string) => void;
};

/** One button per language, named in that language; where the strip gets narrow the code is seen and the name heard. */
export function LanguageSwitch({ label, languages, current, onChange }: LanguageSwitchProps) {
  return (
    <div className="language-switch" role="group" aria-label={label}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          className="language-switch-choice"
          lang={code}
          aria-current={code === current ? "true" : undefined}
          onClick={() => onChange(code)}
        >
          <span className="language-switch-short">{code.toUpperCase()} </span>
          <span className="language-switch-name">{name}</span>
        </button>
      ))}
    </div>
  );
}
