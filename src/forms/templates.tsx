import type { FieldTemplateProps, ObjectFieldTemplateProps, TemplatesType } from "@rjsf/utils";
import type { ReactNode } from "react";
import { FieldGroup } from "../components/forms/FieldGroup.tsx";
import { FieldStack } from "../components/forms/FieldStack.tsx";

// Our widgets draw label, hint and error themselves, tied to the control; RJSF's own would stand beside it, tied to nothing.
const FieldTemplate = ({ children, hidden }: FieldTemplateProps): ReactNode => (hidden ? null : children);

/** A named part of a form, as the layout groups the fields. */
export type FieldGroupLayout = { legend: string; fields: readonly string[] };

function ObjectFieldTemplate({ properties, uiSchema }: ObjectFieldTemplateProps): ReactNode {
  const groups = (uiSchema?.["ui:options"] as { groups?: readonly FieldGroupLayout[] } | undefined)?.groups;
  if (groups === undefined) return <FieldStack>{properties.map(({ content }) => content)}</FieldStack>;
  return (
    <FieldStack>
      {groups.map(({ legend, fields }) => (
        <FieldGroup key={fields.join(" ")} legend={legend}>
          {properties.filter(({ name }) => fields.includes(name)).map(({ content }) => content)}
        </FieldGroup>
      ))}
    </FieldStack>
  );
}

/** RJSF's templates, replaced where its own are not accessible. */
export const templates: Partial<TemplatesType> = {
  FieldTemplate: FieldTemplate,
  ObjectFieldTemplate: ObjectFieldTemplate,
};
