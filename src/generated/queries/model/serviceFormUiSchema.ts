/**
 * Generated from openapi/. Do not edit.
 */

/**
 * How the questions are shown, in the words of react-jsonschema-form. `ui:order` lists their names. Under the name of a question, `ui:widget` chooses another control, `ui:help` holds a hint and `ui:enumNames` the words of an enum's values, in their order. Anything else may be left out of account.
 */
export type ServiceFormUiSchema = { [key: string]: unknown };
