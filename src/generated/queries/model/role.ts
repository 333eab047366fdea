/**
 * Generated from openapi/. Do not edit.
 */
import type { Authority } from './authority.ts';

/**
 * One role of a user.
 */
export interface Role {
  /** One of the known authorities. An unknown value is accepted and gives access to the public pages only. */
  authority: Authority | string;
}
