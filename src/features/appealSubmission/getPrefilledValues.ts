import type { FormDefinition } from "../../forms/formDefinition.ts";
import { getSelectedOrganisation } from "../../auth/account.ts";
import type { User } from "../../auth/sessionStore.ts";

type PrefilledValues = Readonly<Record<string, string | undefined>>;

/** Returns the values of the fields that a form has; `undefined` when it has none of them. */
function pickKnownValues(
  { layout }: FormDefinition<unknown>,
  values: PrefilledValues,
): Record<string, string> | undefined {
  const fields = Object.keys(layout.fields).filter((field) => Object.hasOwn(values, field));
  if (fields.length === 0) return undefined;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** Returns the form values that are known about a person, by the field names that services use. */
export function getPersonValues(user: User, definition: FormDefinition<unknown>): Record<string, string> | undefined {
  return pickKnownValues(definition, {
    email: user.email,
    phone: user.phoneNumber,
    phoneNumber: user.phoneNumber,
    name: user.name,
    surname: user.surname,
    fatherName: user.fatherName,
    pin: user.pin,
  });
}

/**
 * Returns the form values that are known about the organisation for which a person acts, by the field names that services
 * use; `undefined` when the form has no such field.
 */
export function getOrganisationValues(
  user: User,
  definition: FormDefinition<unknown>,
): Record<string, string> | undefined {
  const { name, voen } = getSelectedOrganisation(user) ?? {};
  return pickKnownValues(definition, {
    organisation: name,
    organisationName: name,
    applicantName: name,
    voen,
    applicantVoen: voen,
  });
}
