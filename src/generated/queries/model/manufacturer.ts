/**
 * Generated from openapi/. Do not edit.
 */
import type { Voen } from './voen.ts';

/**
 * An organisation the user may act for, and the position that lets them.
 */
export interface Manufacturer {
  /**
     * The organisation's number.
     * @minimum 1
     */
  id: number;
  /**
     * The organisation's name, as the state register writes it.
     * @maxLength 300
     */
  name: string;
  voen: Voen;
  /**
     * The user's position in the organisation, as the state register writes it.
     * @maxLength 200
     */
  positionName: string;
  /**
     * The number of the certificate that proves the position. Choosing the account means sending this number.
     * @maxLength 64
     */
  selectedCertNumber: string;
  /** True for the account the user acts for now. At most one is selected. */
  selected: boolean;
}
