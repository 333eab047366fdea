/**
 * Generated from openapi/. Do not edit.
 */
import type { Manufacturer } from './manufacturer.ts';
import type { Role } from './role.ts';
import type { UserLanguage } from './userLanguage.ts';

/**
 * Who is signed in. Fields that were stored long ago may not meet today's rules for new answers, so only their length is bounded here.
 */
export interface User {
  /**
     * The user's number.
     * @minimum 1
     */
  id: number;
  /**
     * Given name.
     * @maxLength 100
     */
  name: string;
  /**
     * Surname. Empty for a person who has none.
     * @maxLength 100
     */
  surname: string;
  /**
     * Father's name.
     * @maxLength 100
     */
  fatherName?: string;
  /** True for foreign organisations, which sign in with an e-mail address and may change their password here. */
  foreign: boolean;
  /**
     * The user's roles. The first one decides what the sidebar shows.
     * @maxItems 20
     */
  roles: Role[];
  language: UserLanguage;
  /**
     * The organisations the user may act for. Empty for a citizen without any.
     * @maxItems 200
     */
  manufacturers: Manufacturer[];
  /**
     * The identity card PIN. Absent for foreign users.
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
     * The numbers of the user's possessors.
     * @maxItems 100
     * @items.minimum 1
     */
  possessorIds?: number[];
  /**
     * What the user wrote about themselves.
     * @maxLength 2000
     */
  note?: string;
}
