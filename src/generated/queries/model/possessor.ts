/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The organisation that a foreign user's account belongs to, as it is stored. The portal reads what there is of it.
 */
export interface Possessor {
  /** The possessor's id. The registration of a user contains it. */
  id?: Id;
  /** The organisation's name. */
  name?: string;
  /** The legal address. */
  address?: string;
  /** A note about the organisation. */
  description?: string;
  /** The country in which the organisation is registered, as the user writes it. */
  country?: string;
  /** The organisation's tax number in that country. */
  taxNumber?: string;
}
