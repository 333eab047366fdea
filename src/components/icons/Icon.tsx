import "./Icon.css";
import { iconPaths } from "./iconPaths.ts";
import type { IconName } from "./iconPaths.ts";

/** An icon by name; its colour is the text's, its size follows the text unless told. */
export type IconProps = {
  name: IconName;
  size?: "small" | "medium" | "large" | undefined;
};

/** An outlined drawing beside a word. It is hidden from assistive technology: the word says it. */
export function Icon({ name, size = "medium" }: IconProps) {
  return (
    <svg className="icon" data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
