import type { ValidatorType } from "@rjsf/utils";
import { createPrecompiledValidator, type ValidatorFunctions } from "@rjsf/validator-ajv8";
import type { FormDefinition } from "./formDefinition.ts";

/** Returns the validator of a form: its compiled functions, or the runtime validator of a dynamic form. */
export function createFormValidator({ validators, schema }: FormDefinition<unknown>): ValidatorType {
  return isRuntimeValidator(validators) ? validators : createPrecompiledValidator(validators, schema);
}

const isRuntimeValidator = (validators: ValidatorFunctions | ValidatorType): validators is ValidatorType =>
  "rawValidation" in validators;
