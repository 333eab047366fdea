import "./Field.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { getErrorId } from "./fieldDescription.ts";
import { errorIcon } from "../icons/paths/errorIcon.ts";

/** Renders the error of the control with this `id`, or nothing. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="field-error" id={getErrorId(id)}>
      <Icon path={errorIcon} size="small" />
      <span>{children}</span>
    </p>
  );
}
