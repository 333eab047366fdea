/**
 * Generated from openapi/. Do not edit.
 */
import type { FollowedAppeal } from './followedAppeal.ts';

/**
 * The appeal with this number and e-mail address.
 */
export interface AppealLookupResult {
  /**
     * The number that was looked up, without spaces around it.
     * @minLength 1
     * @maxLength 64
     */
  appealNumber: string;
  /** The appeal. Absent when no appeal has this number together with this e-mail address. */
  appeal?: FollowedAppeal;
}
