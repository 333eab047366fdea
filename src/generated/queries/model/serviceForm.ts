/**
 * Generated from openapi/. Do not edit.
 */
import type { ServiceFormSchema } from './serviceFormSchema.ts';
import type { ServiceFormUiSchema } from './serviceFormUiSchema.ts';

/**
 * The application form of one service, in the requested language. Forms differ between services and change without a release of the portal, so they are delivered as data. The appeal contains the submitted values in `answers`, under the same field names.
 */
export interface ServiceForm {
  /** A JSON Schema (2020-12) of one flat object, so that the portal can validate values without compiling code in the browser. Each field of the form is a property. Keywords that are not listed here are not used. */
  schema: ServiceFormSchema;
  /** The presentation of the form, as a uiSchema of react-jsonschema-form. `ui:order` lists the names of all fields, each once. For each field, `ui:widget` selects another control, `ui:help` contains a hint and `ui:enumNames` the labels of the enum values, in the same order. The portal ignores all other options. */
  uiSchema: ServiceFormUiSchema;
}
