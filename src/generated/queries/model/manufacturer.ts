/**
 * Generated from openapi/. Do not edit.
 */
import type { Voen } from './voen.ts';

/**
 * An organisation that the user may act for, and the position that authorises them.
 */
export interface Manufacturer {
  /**
     * The organisation's id.
     * @minimum 1
     */
  id: number;
  /**
     * The organisation's name, as recorded in the state register.
     * @maxLength 300
     */
  name: string;
  voen: Voen;
  /**
     * The user's position in the organisation, as recorded in the state register.
     * @maxLength 200
     */
  positionName: string;
  /**
     * The number of the certificate that proves the position. To choose the account, the client sends this number.
     * @maxLength 64
     */
  selectedCertNumber: string;
  /** True for the account that the user currently acts for. At most one is selected. */
  selected: boolean;
}
