/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * An organisation that the user may act for, and the position that authorises them.
 */
export interface Manufacturer {
  /** The organisation's id. */
  id?: Id;
  /** The organisation's name, as recorded in the state register. */
  name: string;
  /** The taxpayer number (VÖEN) of the organisation. */
  voen?: string;
  /** The user's position in the organisation, as recorded in the state register. */
  positionName?: string;
  /** The number of the certificate that proves the position. To choose the account, the client sends this number. An organisation without it is shown and cannot be chosen. */
  selectedCertNumber?: string;
  /** True for the account that the user currently acts for. At most one is selected. Absent means false. */
  selected?: boolean;
}
