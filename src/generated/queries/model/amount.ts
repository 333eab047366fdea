/**
 * Generated from openapi/. Do not edit.
 */

/**
 * An amount of money in manats (AZN in ISO 4217), as a decimal number with at most two decimals for qəpiks. 0 means that nothing has to be paid. `Currency` names the currency beside the amounts. In binary floating point, 1.15 is no exact multiple of 0.01: a validator needs a tolerance (`multipleOfPrecision: 6` of Ajv).
 * @minimum 0
 * @maximum 1000000000
 */
export type Amount = number;
