/**
 * Generated from openapi/. Do not edit.
 */
import type { ServiceFormSchema } from './serviceFormSchema.ts';
import type { ServiceFormUiSchema } from './serviceFormUiSchema.ts';

/**
 * The questions of one service, in the language asked for. They differ from service to service and change without a new portal, so they come as data. What is filled in goes into `answers` of the appeal, under the same names.
 */
export interface ServiceForm {
  /** A JSON Schema (2020-12) of one flat object, so that the portal can check it without compiling code in the browser. Each question is a property. Words of JSON Schema that are not named here are not used. */
  schema: ServiceFormSchema;
  /** How the questions are shown, in the words of react-jsonschema-form. `ui:order` lists their names. Under the name of a question, `ui:widget` chooses another control, `ui:help` holds a hint and `ui:enumNames` the words of an enum's values, in their order. Anything else may be left out of account. */
  uiSchema: ServiceFormUiSchema;
}
