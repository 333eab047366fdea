/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The presentation of the form, as a uiSchema of react-jsonschema-form. `ui:order` lists the names of all fields, each once. For each field, `ui:widget` selects another control, `ui:help` contains a hint and `ui:enumNames` the labels of the enum values, in the same order. The portal ignores all other options.
 */
export type ServiceFormUiSchema = { [key: string]: unknown };
