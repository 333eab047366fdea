import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import type { ValidatorFunctions } from "@rjsf/validator-ajv8";
import type { Widget } from "../generated/forms/widget.d.ts";
import type { Language } from "../i18n/language.ts";
import type { MessageId } from "../generated/messages/ids.ts";

/** How a field is rendered. Its texts are in `locales/`, found by the path of the field. */
export type FieldLayout = {
  /** The widget. `newPassword` shows a checklist of the password rules; `code` is a code from an e-mail. */
  widget: Widget;
  /** A token of the HTML `autocomplete` attribute. */
  autocomplete?: AutoFill;
  /** The message for violated rules of this field that have no message of their own. */
  error?: MessageId;
};

/** The texts of a field of a dynamic form. */
export type FieldLabels = {
  label: string;
  hint?: string;
  /** The labels of the options by value. */
  options?: Readonly<Record<string, string>>;
};

/** A form definition, which codegen writes from `forms/<name>/`: the schema of the contract, the layout and the compiled validator. */
export type FormDefinition<Values> = {
  name: string;
  /** The name of its draft, when that is not the name of the form: a form of which several can be open has several. */
  draftName?: string;
  schema: RJSFSchema;
  /** Fields by their path in the values, such as `password` or `possessor/name`, in the order of the form. */
  layout: {
    fields: Readonly<Record<string, FieldLayout>>;
    /** Groups of fields: the top-level properties of each group by its name. */
    groups?: Readonly<Record<string, readonly string[]>>;
  };
  /** Compiled validators, or the runtime validator of a dynamic form. */
  validators: ValidatorFunctions | ValidatorType;
  /** The texts of a dynamic form, which are not in `locales/`. */
  labels?: Readonly<Record<string, FieldLabels>>;
  /** The language of these texts, when the backend does not have them in the language of the page. */
  lang?: Language | undefined;
  /** Carries the type of the values; never set. */
  values?: Values;
};

/** Splits a field path: `possessor/name` becomes `["possessor", "name"]`. */
export const splitFieldPath = (field: string): string[] => field.split("/");
