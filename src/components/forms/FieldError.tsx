import "./Field.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { getErrorId } from "./fieldDescription.ts";

/** What is wrong with the control of this `id`; nothing while nothing is. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="field-error" id={getErrorId(id)}>
      <Icon name="error" size="small" />
      <span>{children}</span>
    </p>
  );
}
