import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import type { ValidatorFunctions } from "@rjsf/validator-ajv8";
import type { MessageId } from "../generated/messages/ids.ts";

/** How one field is asked for. It holds no words: those are found by place in `locales/`. */
export type FieldLayout = {
  /** What the person fills in. `newPassword` shows the rules of a password as they are met; `code` is a code from an e-mail. */
  widget:
    | "text"
    | "email"
    | "tel"
    | "password"
    | "newPassword"
    | "code"
    | "textarea"
    | "select"
    | "number"
    | "date"
    | "check";
  /** What a browser or password manager may fill in: a token of the HTML `autocomplete` attribute. */
  autocomplete?: AutoFill;
  /** The one message for every rule of this field that has no message of its own. */
  error?: MessageId;
};

/** What a service says of one of its own questions, in the language asked for. */
export type FieldLabels = {
  label: string;
  hint?: string;
  /** The words of a choice's values. */
  options?: Readonly<Record<string, string>>;
};

/** A form as codegen writes it from `forms/<name>/`: the contract's rules, the layout and the compiled validator. */
export type FormDefinition<Answers> = {
  name: string;
  schema: RJSFSchema;
  /** Fields by their path below the answers, such as `password` or `possessor/name`, in the order in which they are asked. */
  layout: {
    fields: Readonly<Record<string, FieldLayout>>;
    /** Parts of the form under a name of their own: the top-level properties of each, by the group's name. */
    groups?: Readonly<Record<string, readonly string[]>>;
  };
  /** Compiled ahead of time, or for a form that a service described, what reads its schema while running. */
  validators: ValidatorFunctions | ValidatorType;
  /** The words of fields that are not in `locales/`, because the service itself brought them. */
  labels?: Readonly<Record<string, FieldLabels>>;
  /** What the filled-in form holds. Never set: it carries the type. */
  values?: Answers;
};

/** The parts of a field's path: `possessor/name` is `["possessor", "name"]`. */
export const fieldPath = (field: string): string[] => field.split("/");
