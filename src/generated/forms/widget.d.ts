// Generated from forms/layout.schema.json. Do not edit.

/** The widget of a form field. */
export type Widget =
  | "text"
  | "email"
  | "tel"
  | "password"
  | "newPassword"
  | "code"
  | "reference"
  | "pin"
  | "textarea"
  | "select"
  | "number"
  | "date"
  | "check";
