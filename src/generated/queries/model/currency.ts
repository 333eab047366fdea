/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The currency of the amounts of an object, as a code of ISO 4217. Manats when it is absent. The portal shows every amount as manats, so a server must not send another one.
 */
export type Currency = 'AZN';