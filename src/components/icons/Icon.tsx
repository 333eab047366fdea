import "./Icon.css";
import type { IconPath } from "./iconPath.ts";

type IconProps = {
  path: IconPath;
  size?: "small" | "medium" | "large" | undefined;
};

/** Renders an outlined icon in the colour and the size of the text. It is hidden from assistive technology. */
export function Icon({ path, size = "medium" }: IconProps) {
  return (
    <svg className="icon" data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
