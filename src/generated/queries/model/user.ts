/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { Manufacturer } from './manufacturer.ts';
import type { Role } from './role.ts';
import type { UserLanguage } from './userLanguage.ts';

/**
 * The signed-in user. Values that were stored earlier can violate the current rules for input, so no rule limits them here.
 */
export interface User {
  /** The user's id. Drafts on the device belong to it. Without it, they belong to the PIN, the e-mail address or the name. */
  id?: Id;
  /** The given name. */
  name: string;
  /** The surname. Empty when the user has none. */
  surname: string;
  /** The father's name. */
  fatherName?: string;
  /** True for foreign organisations, which sign in with an e-mail address and can change their password in the portal. */
  foreign: boolean;
  /**
     * The user's roles. The first one determines the content of the sidebar.
     * @minItems 1
     */
  roles: Role[];
  language: UserLanguage;
  /** The organisations that the user may act for. Empty when there are none. */
  manufacturers: Manufacturer[];
  /** The PIN of the identity card. Absent when the user has none, as most foreign users. */
  pin?: string;
  /** The e-mail address. */
  email?: string;
  /** The phone number. */
  phoneNumber?: string;
  /** The ids of the user's possessors. */
  possessorIds?: Id[];
  /** A note by the user. */
  note?: string;
}
