import type { FormDefinition } from "../../forms/formDefinition.ts";
import type { User } from "../../auth/sessionStore.ts";

/** Returns the form values that are known from the user's data, by the field names that services use. */
export function getPrefilledValues(user: User, { layout }: FormDefinition<unknown>): Record<string, unknown> {
  const selectedOrganisation = user.manufacturers.find(({ selected }) => selected);
  const valuesByField: Readonly<Record<string, string | undefined>> = {
    email: user.email,
    phone: user.phoneNumber,
    phoneNumber: user.phoneNumber,
    name: user.name,
    surname: user.surname,
    fatherName: user.fatherName,
    pin: user.pin,
    organisation: selectedOrganisation?.name,
    organisationName: selectedOrganisation?.name,
    applicantName: selectedOrganisation?.name,
    voen: selectedOrganisation?.voen,
    applicantVoen: selectedOrganisation?.voen,
  };
  return Object.fromEntries(
    Object.keys(layout.fields).flatMap((field) =>
      Object.hasOwn(valuesByField, field) && valuesByField[field] !== undefined ? [[field, valuesByField[field]]] : [],
    ),
  );
}
