/**
 * Generated from openapi/. Do not edit.
 */
import type { Manufacturer } from './manufacturer.ts';
import type { Role } from './role.ts';
import type { UserLanguage } from './userLanguage.ts';

/**
 * The signed-in user. Values that were stored earlier can violate the current rules for input, so only their length is limited here.
 */
export interface User {
  /**
     * The user's id.
     * @minimum 1
     */
  id: number;
  /**
     * The given name.
     * @maxLength 100
     */
  name: string;
  /**
     * The surname. Empty when the user has none.
     * @maxLength 100
     */
  surname: string;
  /**
     * The father's name.
     * @maxLength 100
     */
  fatherName?: string;
  /** True for foreign organisations, which sign in with an e-mail address and can change their password in the portal. */
  foreign: boolean;
  /**
     * The user's roles. The first one determines the content of the sidebar.
     * @maxItems 20
     */
  roles: Role[];
  language: UserLanguage;
  /**
     * The organisations that the user may act for. Empty when there are none.
     * @maxItems 200
     */
  manufacturers: Manufacturer[];
  /**
     * The PIN of the identity card. Absent for foreign users.
     * @maxLength 20
     */
  pin?: string;
  /**
     * The e-mail address.
     * @maxLength 254
     */
  email?: string;
  /**
     * The phone number.
     * @maxLength 40
     */
  phoneNumber?: string;
  /**
     * The ids of the user's possessors.
     * @maxItems 100
     * @items.minimum 1
     */
  possessorIds?: number[];
  /**
     * A note by the user.
     * @maxLength 2000
     */
  note?: string;
}
