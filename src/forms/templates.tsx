import type { FieldTemplateProps, ObjectFieldTemplateProps, TemplatesType } from "@rjsf/utils";
import type { ReactNode } from "react";
import { FieldGroup } from "../components/forms/FieldGroup.tsx";
import { FieldStack } from "../components/forms/FieldStack.tsx";

// Our widgets render label, hint and error and associate them with the control, which the templates of RJSF do not.
const FieldTemplate = ({ children, hidden }: FieldTemplateProps): ReactNode => (hidden ? null : children);

/** A group of fields. */
export type FieldGroupLayout = { legend: string; fields: readonly string[] };

function ObjectFieldTemplate({ properties, uiSchema }: ObjectFieldTemplateProps): ReactNode {
  const { groups, shownFields } = (uiSchema?.["ui:options"] ?? {}) as {
    groups?: readonly FieldGroupLayout[];
    /** The fields of the only group that is shown, under the heading of its step. */
    shownFields?: readonly string[];
  };
  if (groups === undefined)
    return (
      <FieldStack>
        {properties
          .filter(({ name }) => shownFields === undefined || shownFields.includes(name))
          .map(({ content }) => content)}
      </FieldStack>
    );
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

/** Accessible replacements of RJSF templates. */
export const templates: Partial<TemplatesType> = {
  FieldTemplate: FieldTemplate,
  ObjectFieldTemplate: ObjectFieldTemplate,
};
