import type { FieldTemplateProps, ObjectFieldTemplateProps, TemplatesType } from "@rjsf/utils";
import type { ReactNode } from "react";
import { Fields } from "../ui/mui/Fields.tsx";

// Our widgets draw label, hint and error themselves, tied to the control; RJSF's own would stand beside it, tied to nothing.
const Field = ({ children, hidden }: FieldTemplateProps): ReactNode => (hidden ? null : children);

const ObjectField = ({ properties }: ObjectFieldTemplateProps): ReactNode => <Fields>{properties.map(({ content }) => content)}</Fields>;

/** RJSF's templates, replaced where its own are not accessible. */
export const templates: Partial<TemplatesType> = { FieldTemplate: Field, ObjectFieldTemplate: ObjectField };
