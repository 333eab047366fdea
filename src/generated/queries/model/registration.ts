/**
 * Generated from openapi/. Do not edit.
 */
import type { Email } from './email.ts';
import type { Id } from './id.ts';
import type { NewPassword } from './newPassword.ts';
import type { PersonName } from './personName.ts';
import type { PhoneNumber } from './phoneNumber.ts';

/**
 * The registration data of a foreign organisation's representative.
 */
export interface Registration {
  name: PersonName;
  surname: PersonName;
  fatherName: PersonName;
  username: Email;
  password: NewPassword;
  /**
     * The same password, typed a second time.
     * @maxLength 256
     */
  repeatedPassword: string;
  phoneNumber: PhoneNumber;
  /**
     * The ids of the possessors that were registered for this account in the previous step. An id that names no possessor, or one of another account, is refused with 422: a user of an organisation may read and change its details.
     * @maxItems 100
     */
  possessorIds: Id[];
}
