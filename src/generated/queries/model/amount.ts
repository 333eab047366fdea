/**
 * Generated from openapi/. Do not edit.
 */

/**
 * An amount of money in manats, with qəpiks as its two decimals. 0 means that nothing has to be paid.
 * @minimum 0
 * @maximum 1000000000
 */
export type Amount = number;
