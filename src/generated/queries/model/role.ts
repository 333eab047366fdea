/**
 * Generated from openapi/. Do not edit.
 */
import type { Authority } from './authority.ts';

/**
 * One role of a user.
 */
export interface Role {
  /** One of the known authorities. A word that is not known yet is accepted and opens the public pages only. */
  authority: Authority | string;
}
