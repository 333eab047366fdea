import { getFailure } from "../../api/failure.ts";
import { getIfMatch, type IfMatch } from "../../api/getIfMatch.ts";
import { isChangedMeanwhile } from "../../api/isChangedMeanwhile.ts";
import { reloadChangedUser } from "../../auth/session.ts";
import { getSessionUser, sessionStore, type User } from "../../auth/sessionStore.ts";
import { areValuesEqual } from "../../forms/areValuesEqual.ts";
import type { StoredValues } from "../../forms/formValues.ts";
import type { ContactUpdate, UserUpdate } from "../../generated/contract.d.ts";

/**
 * Returns the data that the forms of personal information show and change. Another change, such as of the language, is no
 * conflict.
 */
const getDetails = ({ name, surname, fatherName, pin, email, phoneNumber, possessorIds, note }: User) =>
  ({
    name,
    surname,
    fatherName,
    pin,
    email,
    phoneNumber,
    possessorIds,
    note,
  }) satisfies StoredValues<UserUpdate & ContactUpdate>;

/**
 * Sends an update of the user with the entity tag of what the form shows. When the user was changed elsewhere meanwhile
 * (412), reads the user again, and sends the update once more if only something else has changed, or an earlier attempt has
 * arrived whose answer was lost. Otherwise throws the 412: the form keeps what was entered, and the next submission replaces
 * the newer data.
 */
export async function sendUserUpdate<Result>(
  user: User,
  sent: UserUpdate | ContactUpdate,
  send: (headers: IfMatch) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(getIfMatch("/user/details"));
  } catch (error) {
    if (!isChangedMeanwhile(getFailure(error))) throw error;
    await reloadChangedUser();
    const current = getSessionUser(sessionStore.current);
    const isExpected =
      current !== undefined &&
      [user, { ...user, ...sent }].some((expected) => areValuesEqual(getDetails(current), getDetails(expected)));
    if (!isExpected) throw error;
    return send(getIfMatch("/user/details"));
  }
}
