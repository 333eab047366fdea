/**
 * Generated from openapi/. Do not edit.
 */
import type { Email } from './email.ts';

/**
 * What a person without an account enters to follow an appeal.
 */
export interface AppealLookup {
  /**
     * The registration number of the appeal.
     * @minLength 1
     * @maxLength 64
     * @pattern \S
     */
  appealNumber: string;
  /** The e-mail address that the person who has sent the appeal has now; for an organisation, its representative who has sent it. Capital and small letters are the same. */
  email: Email;
}
