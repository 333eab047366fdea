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
 * A language of the portal. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
