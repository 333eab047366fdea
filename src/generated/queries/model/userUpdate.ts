/**
 * Generated from openapi/. Do not edit.
 */
import type { Email } from './email.ts';
import type { Id } from './id.ts';
import type { PersonName } from './personName.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { Pin } from './pin.ts';

/**
 * The personal information that a foreign user may change.
 */
export interface UserUpdate {
  name: PersonName;
  surname: PersonName;
  fatherName: PersonName;
  pin?: Pin;
  email: Email;
  phoneNumber: PhoneNumber;
  /**
     * The ids of the user's possessors. An id that names no possessor, or one of another account, is refused with 422: a user of an organisation may read and change its details.
     * @maxItems 100
     */
  possessorIds?: Id[];
  /**
     * An optional note by the user. An empty text removes it, so that a response has no such field or an empty one.
     * @maxLength 2000
     */
  note?: string;
}
