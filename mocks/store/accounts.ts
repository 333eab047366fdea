import type { Manufacturer, Authority, PossessorDraft } from "../../src/generated/contract.d.ts";
import type { Language } from "./localizedText.ts";
import { personas, type PersonaId } from "./personas.ts";

/** An organisation that a user may represent. The session stores which one is selected. */
type Organisation = Required<Omit<Manufacturer, "selected">> & { id: number };

/** An organisation that foreign users represent. */
export type StoredPossessor = PossessorDraft & { id: number };

/** A user account. */
export type Account = {
  id: number;
  persona?: PersonaId;
  name: string;
  surname: string;
  fatherName: string;
  foreign: boolean;
  authority: Authority;
  language: Language;
  organisations: Organisation[];
  /** The certificate of the organisation that a new session represents. */
  defaultCertNumber?: string;
  pin?: string;
  email: string;
  phoneNumber: string;
  possessorIds: number[];
  note?: string;
  /** All passwords, the current one last. Plain text is acceptable: the mock backend has no real users. */
  passwords: string[];
  emailVerified: boolean;
  /** False when each token refresh is rejected. */
  canRefresh: boolean;
  /** The privileges of the user in the other portal. */
  privileges: string[];
  /** The number of initial notifications that were pushed; absent before the first. */
  initialNotificationsSent?: number;
};

const shirvan: Organisation = {
  id: 501,
  name: "«Şirvan Taxıl» MMC",
  voen: "1700000011",
  positionName: "Direktor",
  selectedCertNumber: "AZ-2026-000481",
};
const khazar: Organisation = {
  id: 502,
  name: "«Xəzər Süd» ASC",
  voen: "1700000021",
  positionName: "Keyfiyyət üzrə menecer",
  selectedCertNumber: "AZ-2026-000482",
};
const ismayilli: Organisation = {
  id: 503,
  name: "«İsmayıllı Bal və Arıçılıq Məhsullarının Emalı» İstehsalat Kommersiya Müəssisəsi",
  voen: "1700000031",
  positionName: "Müvəkkil edilmiş şəxs",
  selectedCertNumber: "AZ-2026-000483",
};
const goychay: Organisation = {
  id: 504,
  name: "«Göyçay Nar Şirəsi» MMC",
  voen: "1700000041",
  positionName: "İcraçı direktor",
  selectedCertNumber: "AZ-2026-000484",
};

type AccountFields = Pick<Account, "id" | "name" | "surname" | "fatherName" | "email" | "phoneNumber"> &
  Partial<Account>;

const createCitizenAccount = (fields: AccountFields): Account => ({
  foreign: false,
  authority: "ASAN_USER",
  language: "az",
  organisations: [],
  possessorIds: [],
  passwords: [],
  emailVerified: true,
  canRefresh: true,
  privileges: [],
  ...fields,
});

/** Returns the account of a foreign organisation's representative. */
export const createForeignAccount = (fields: AccountFields): Account =>
  createCitizenAccount({ foreign: true, authority: "USER", ...fields });

/** Returns the accounts of the personas. */
export const createSeedAccounts = (): Account[] => [
  createCitizenAccount({
    id: 1001,
    persona: "citizen",
    name: "Aysel",
    surname: "Quliyeva",
    fatherName: "Rəşid",
    pin: "5XK2M9A",
    email: "aysel.quliyeva@poct.example",
    phoneNumber: "+994125550142",
  }),
  createCitizenAccount({
    id: 1002,
    persona: "representative",
    name: "İlqar",
    surname: "Məmmədov",
    fatherName: "Vaqif",
    pin: "7RT4Q1C",
    email: "ilqar.memmedov@shirvan-taxil.example",
    phoneNumber: "+994125550143",
    organisations: [shirvan, khazar, ismayilli],
  }),
  createCitizenAccount({
    id: 1003,
    persona: "director",
    name: "Nazlı",
    surname: "İsmayılova",
    fatherName: "Ədalət",
    language: "ru",
    pin: "3WZ8K5N",
    email: "nazli.ismayilova@goychay-nar.example",
    phoneNumber: "+994125550144",
    organisations: [goychay],
    defaultCertNumber: goychay.selectedCertNumber,
  }),
  createCitizenAccount({
    id: 1004,
    persona: "admin",
    name: "Rövşən",
    surname: "Kərimli",
    fatherName: "Çingiz",
    authority: "ADMIN",
    pin: "9LD6V2H",
    email: "rovshen.kerimli@xidmet.example",
    phoneNumber: "+994125550145",
  }),
  createForeignAccount({
    id: 1005,
    persona: "foreign",
    name: "Emma",
    surname: "Lindqvist",
    fatherName: "Karl",
    language: "en",
    email: personas.foreign.signIn.email,
    phoneNumber: "+46855501420",
    possessorIds: [7001],
    note: "Please write in English.",
    passwords: ["Köksal+Yadro-2025", personas.foreign.signIn.password],
  }),
  createForeignAccount({
    id: 1006,
    persona: "unverified",
    name: "Lukas",
    surname: "Brandt",
    fatherName: "Jürgen",
    email: personas.unverified.signIn.email,
    phoneNumber: "+493055501706",
    possessorIds: [7002],
    passwords: [personas.unverified.signIn.password],
    emailVerified: false,
  }),
  createCitizenAccount({
    id: 1007,
    persona: "expired",
    name: "Pərvanə",
    surname: "Cəfərli",
    fatherName: "Oqtay",
    pin: "2HB7S0P",
    email: "pervane.ceferli@poct.example",
    phoneNumber: "+994125550147",
    canRefresh: false,
  }),
  createCitizenAccount({
    id: 1008,
    persona: "privileged",
    name: "Tural",
    surname: "Şıxəliyev",
    fatherName: "Zakir",
    pin: "6QF1G4Y",
    email: "tural.shixeliyev@poct.example",
    phoneNumber: "+994125550148",
    privileges: ["QUALITY_APPEALS", "QUALITY_CERTIFICATES"],
  }),
];

/** Returns the possessors of the initial accounts. */
export const createSeedPossessors = (): StoredPossessor[] => [
  {
    id: 7001,
    name: "Nordvik Foods AB",
    address: "Hamngatan 18, 111 47 Stockholm, Sweden",
    description: "Exports dairy products.",
  },
  { id: 7002, name: "Kornhaus Mühlen GmbH", address: "Speicherstraße 7, 10243 Berlin, Germany" },
];

/** Returns the account of an e-mail address, ignoring case. */
export const findAccountByEmail = (accounts: readonly Account[], email: string): Account | undefined =>
  accounts.find((account) => account.foreign && account.email.toLowerCase() === email.toLowerCase());
