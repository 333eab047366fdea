import type { RegistrationValues } from "../../../src/features/account/useRegistration.ts";

/** The values of a complete registration form. */
export const sampleRegistration: RegistrationValues = {
  name: "Ingrid",
  surname: "Sørensen",
  fatherName: "Olav",
  username: "ingrid@bergen.example",
  password: "Ədalətli#Qiymət7",
  repeatedPassword: "Ədalətli#Qiymət7",
  phoneNumber: "+4755501421",
  possessor: { name: "Bergen Fisk AS", address: "Bryggen 5, 5003 Bergen" },
};
