/**
 * Generated from openapi/. Do not edit.
 */
import type { LangParameter } from './langParameter.ts';
import type { Voen } from './voen.ts';

export type LookUpTaxpayerParams = {
/**
 * The taxpayer number (VÖEN).
 */
tpn: Voen;
/**
 * A language the portal speaks. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
