import "./Icon.css";
import { iconPaths } from "./iconPaths.ts";
import type { IconSource } from "./iconPaths.ts";

type IconProps = {
  name: IconSource;
  size?: "small" | "medium" | "large" | undefined;
};

/** Renders an outlined icon in the colour and the size of the text. It is hidden from assistive technology. */
export function Icon({ name, size = "medium" }: IconProps) {
  return (
    <svg className="icon" data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={typeof name === "string" ? iconPaths[name] : name.path} />
    </svg>
  );
}
