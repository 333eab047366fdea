/**
 * Generated from openapi/. Do not edit.
 */
import type { GoodsCode } from './goodsCode.ts';
import type { Language } from './language.ts';
import type { RiskGroup } from './riskGroup.ts';

/**
 * A kind of goods in the customs nomenclature, and the requirements for selling it.
 */
export interface Product {
  goodsCode: GoodsCode;
  /**
     * The category of the goods.
     * @minLength 1
     * @maxLength 300
     */
  productCategory: string;
  /**
     * The name of the goods.
     * @minLength 1
     * @maxLength 500
     */
  name: string;
  /**
     * Which goods are included and which are not.
     * @maxLength 2000
     */
  description: string;
  /** The risk group. Absent for goods that belong to none. */
  riskGroup?: RiskGroup;
  /**
     * The requirements for the goods, each in one sentence. Empty when there are none.
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 500
     */
  requirements: string[];
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
