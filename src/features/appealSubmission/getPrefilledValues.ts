import type { FormDefinition } from "../../forms/formDefinition.ts";
import type { User } from "../../auth/sessionStore.ts";

/** What the portal knows about a person, under the names by which services ask for it. */
export function getPrefilledValues(user: User, { layout }: FormDefinition<unknown>): Record<string, unknown> {
  const acting = user.manufacturers.find(({ selected }) => selected);
  const known: Readonly<Record<string, string | undefined>> = {
    email: user.email,
    phone: user.phoneNumber,
    phoneNumber: user.phoneNumber,
    name: user.name,
    surname: user.surname,
    fatherName: user.fatherName,
    pin: user.pin,
    organisation: acting?.name,
    organisationName: acting?.name,
    applicantName: acting?.name,
    voen: acting?.voen,
    applicantVoen: acting?.voen,
  };
  return Object.fromEntries(
    Object.keys(layout.fields).flatMap((field) =>
      Object.hasOwn(known, field) && known[field] !== undefined ? [[field, known[field]]] : [],
    ),
  );
}
