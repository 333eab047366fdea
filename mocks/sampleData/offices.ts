import { localizedText, type LocalizedText } from "../store/localizedText.ts";

/** An office of the sample data. */
export type OfficeEntry = {
  id: string;
  title: LocalizedText;
  region: LocalizedText;
  address: LocalizedText;
  phoneNumber?: string;
  hours: readonly { weekdays: readonly number[]; opens: string; closes: string }[];
  latitude?: number;
  longitude?: number;
};

const weekHours = { weekdays: [1, 2, 3, 4, 5], opens: "09:00", closes: "18:00" };
const shortWeekHours = { weekdays: [1, 2, 3, 4, 5], opens: "09:00", closes: "17:00" };
const saturdayHours = { weekdays: [6], opens: "10:00", closes: "14:00" };

/** The offices, head office first. Addresses and phone numbers are fictitious. */
export const offices: readonly OfficeEntry[] = [
  {
    id: "baku",
    title: localizedText("Baş idarə", "Главное управление", "Head office"),
    region: localizedText("Bakı", "Баку", "Baku"),
    address: localizedText(
      "Nizami küçəsi 996, AZ1010 Bakı",
      "ул. Низами, 996, AZ1010 Баку",
      "996 Nizami Street, AZ1010 Baku",
    ),
    phoneNumber: "+994125550195",
    hours: [weekHours, saturdayHours],
    latitude: 40.3739,
    longitude: 49.8405,
  },
  {
    id: "ganja",
    title: localizedText("Gəncə ərazi şöbəsi", "Гянджинское отделение", "Ganja regional office"),
    region: localizedText("Gəncə", "Гянджа", "Ganja"),
    address: localizedText(
      "Atatürk prospekti 941, AZ2000 Gəncə",
      "пр. Ататюрка, 941, AZ2000 Гянджа",
      "941 Ataturk Avenue, AZ2000 Ganja",
    ),
    phoneNumber: "+994225550110",
    hours: [weekHours],
    latitude: 40.6828,
    longitude: 46.3606,
  },
  {
    id: "sumgayit",
    title: localizedText("Sumqayıt ərazi şöbəsi", "Сумгаитское отделение", "Sumgait regional office"),
    region: localizedText("Sumqayıt", "Сумгаит", "Sumgait"),
    address: localizedText(
      "Sülh küçəsi 904, AZ5000 Sumqayıt",
      "ул. Сюльх, 904, AZ5000 Сумгаит",
      "904 Sulh Street, AZ5000 Sumgait",
    ),
    phoneNumber: "+994185550120",
    hours: [weekHours],
    latitude: 40.5855,
    longitude: 49.6317,
  },
  {
    id: "shaki",
    title: localizedText("Şəki ərazi şöbəsi", "Шекинское отделение", "Shaki regional office"),
    region: localizedText("Şəki", "Шеки", "Shaki"),
    address: localizedText(
      "M.F.Axundov prospekti 918, AZ5500 Şəki",
      "пр. М. Ф. Ахундова, 918, AZ5500 Шеки",
      "918 Akhundov Avenue, AZ5500 Shaki",
    ),
    phoneNumber: "+994245550130",
    hours: [shortWeekHours],
  },
  {
    id: "lankaran",
    title: localizedText("Lənkəran ərazi şöbəsi", "Ленкоранское отделение", "Lankaran regional office"),
    region: localizedText("Lənkəran", "Ленкорань", "Lankaran"),
    address: localizedText(
      "H.Aslanov küçəsi 912, AZ4200 Lənkəran",
      "ул. А. Асланова, 912, AZ4200 Ленкорань",
      "912 Aslanov Street, AZ4200 Lankaran",
    ),
    hours: [shortWeekHours],
    latitude: 38.7529,
    longitude: 48.8475,
  },
];
