/**
 * Generated from openapi/. Do not edit.
 */
import type { GoodsCode } from './goodsCode.ts';
import type { Language } from './language.ts';
import type { RiskGroup } from './riskGroup.ts';

/**
 * A kind of goods in the customs nomenclature, and what has to be kept when it is sold.
 */
export interface Product {
  goodsCode: GoodsCode;
  /**
     * The category it belongs to.
     * @minLength 1
     * @maxLength 300
     */
  productCategory: string;
  /**
     * What it is called.
     * @minLength 1
     * @maxLength 500
     */
  name: string;
  /**
     * What counts as such goods and what does not.
     * @maxLength 2000
     */
  description: string;
  /** The group it is watched in. Absent for goods that are in none. */
  riskGroup?: RiskGroup;
  /**
     * What the goods have to meet, each in one sentence. Empty when there is nothing in particular.
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 500
     */
  requirements: string[];
  /** The language of the texts, when they do not exist in the one asked for. */
  lang?: Language;
}
