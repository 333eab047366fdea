import { isDeepStrictEqual } from "node:util";
import { languages } from "../../contract/language.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { fetchItems } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { dayMs } from "../serverClock.ts";
import { defineCheck } from "./checkHelpers.ts";

/** The names of a head office in English. */
const headOffice = /\b(?:head office|headquarters)\b/i;

/** The closed days of the offices at a time, by id. */
export type ClosedDays = { time: number; byOffice: ReadonlyMap<string, readonly string[]> };

/** How many days ago the closed days are read too, where the clock of the server can be changed. */
const earlierDays = [10, 20, 30, 40, 50, 60];

/** How many days ago they are read to see the closed days of a year, with holidays on every weekday. */
const yearOfDays = Array.from({ length: 12 }, (_, index) => (index + 1) * 30);

/** The days that are announced, and by how many days the clocks of both sides may differ. */
const announcedDays = 30;
const toleranceDays = 2;

/** Reads the closed days of the offices at a time of the server, and returns to the present. */
export async function readClosedDays(context: VerifyContext, time: number): Promise<ClosedDays> {
  const { advanceClock } = context.personas.sources;
  const seconds = Math.round((time - Date.now()) / 1000);
  if (seconds !== 0) await advanceClock?.(seconds);
  try {
    const items = await fetchItems<JsonBody>(context, "listOffices");
    return {
      time,
      byOffice: new Map(
        items.map(({ id, closedDates }) => [String(id), Array.isArray(closedDates) ? closedDates.map(String) : []]),
      ),
    };
  } finally {
    if (seconds !== 0) await advanceClock?.(-seconds);
  }
}

/** Returns how many days a day is after a time. */
const countDays = (day: string, time: number): number => (Date.parse(day) - time) / dayMs;

/** Throws `ContractViolation` when a closed day of an office is not announced at another time in the 30 days before it. */
function assertAnnounced(readings: readonly ClosedDays[]): void {
  for (const { byOffice } of readings)
    for (const [id, days] of byOffice)
      for (const day of days)
        for (const other of readings) {
          const after = countDays(day, other.time);
          const announced = other.byOffice.get(id);
          assertContract(
            announced === undefined || after < 1 || after > announcedDays - toleranceDays || announced.includes(day),
            `the closed day ${day} of office ${id} on ${new Date(other.time).toISOString().slice(0, 10)} too`,
            announced,
          );
        }
}

const closedDaysCheck = defineCheck("announces the closed days of the next 30 days", async (context) => {
  const now = Date.now();
  const canReadEarlier = context.personas.sources.advanceClock !== undefined;
  const readings: ClosedDays[] = [await readClosedDays(context, now)];
  for (const days of canReadEarlier ? earlierDays : [])
    readings.push(await readClosedDays(context, now - days * dayMs));
  for (const { time, byOffice } of readings) {
    const other = [...byOffice.values()].flat().find((day) => {
      const after = countDays(day, time);
      return after < -toleranceDays || after > announcedDays + toleranceDays;
    });
    assertContract(
      other === undefined,
      `only closedDates of the 30 days from ${new Date(time).toISOString().slice(0, 10)} on`,
      other,
    );
  }
  assertAnnounced(readings);
  const past = readings
    .flatMap(({ byOffice }) => [...byOffice.values()].flat())
    .find((day) => countDays(day, now) < -toleranceDays);
  if (past === undefined) return;
  // Noon of the next day, which has begun in every time zone in question.
  const next = await readClosedDays(context, Date.parse(past) + dayMs + 8 * 3_600_000);
  const listed = [...next.byOffice].find(([, days]) => days.includes(past));
  assertContract(listed === undefined, `no closed day ${past} on the day after it`, listed);
});

/** The opening hours of an office. */
type Hours = { days: string; weekdays?: readonly number[] };

/** Returns the weekdays on which an office is open; `undefined` when it does not say all of them as numbers. */
function readWeekdays({ hours }: JsonBody): readonly number[] | undefined {
  const weekdays = (hours as readonly Hours[]).map((entry) => entry.weekdays);
  return weekdays.includes(undefined) ? undefined : weekdays.flatMap((days) => days ?? []);
}

/** Checks that an office lists only days on which it would be open, and that no office forgets a day of the head office. */
const openWeekdaysCheck = defineCheck(
  "lists in closedDates the days on which an office would be open",
  async (context) => {
    const now = Date.now();
    const canReadEarlier = context.personas.sources.advanceClock !== undefined;
    const offices = await fetchItems<JsonBody>(context, "listOffices");
    const readings = [await readClosedDays(context, now)];
    for (const days of canReadEarlier ? yearOfDays : [])
      readings.push(await readClosedDays(context, now - days * dayMs));
    for (const { byOffice } of readings)
      for (const office of offices) {
        const weekdays = readWeekdays(office);
        if (weekdays === undefined) continue;
        const isOpen = (day: string): boolean => weekdays.includes(new Date(day).getUTCDay() || 7);
        const listed = byOffice.get(String(office["id"])) ?? [];
        const other = listed.find((day) => !isOpen(day));
        assertContract(
          other === undefined,
          `in closedDates of office ${String(office["id"])} only days on which it is closed in spite of its opening hours`,
          other,
        );
        const missing = byOffice.get(String(offices[0]?.["id"]))?.find((day) => isOpen(day) && !listed.includes(day));
        if (missing !== undefined)
          context.notes.add(`office ${String(office["id"])} does not list ${missing}, a closed day of the head office`);
      }
  },
);

/** Checks that offices in different regions are at different places. */
const placeCheck = defineCheck("returns the place of each office, and not of another one", async (context) => {
  const places = new Map<string, JsonBody>();
  const offices = await fetchItems<JsonBody>(context, "listOffices");
  const located = offices.filter(({ latitude, longitude }) => latitude !== undefined && longitude !== undefined);
  for (const office of located) {
    const place = JSON.stringify([office["latitude"], office["longitude"]]);
    const other = places.get(place);
    assertContract(
      other === undefined || isDeepStrictEqual(other["region"], office["region"]),
      `another latitude and longitude of the entrance of office ${String(office["id"])} than of ${String(other?.["id"])}, in another region`,
      place,
    );
    places.set(place, office);
  }
  const isRounded = located.every(
    ({ latitude, longitude }) => Number.isInteger(latitude) && Number.isInteger(longitude),
  );
  if (located.length > 1 && isRounded) context.notes.add("the coordinates of every office are whole degrees");
});

/** Checks that the days of opening hours are different texts when they are different days, in each language. */
const daysCheck = defineCheck("names different days of the opening hours by different texts", async (context) => {
  for (const lang of languages)
    for (const { id, hours } of await fetchItems<JsonBody>(context, "listOffices", { lang })) {
      const byText = new Map<string, string>();
      for (const { days, weekdays } of hours as readonly Hours[]) {
        if (weekdays === undefined) continue;
        const numbers = weekdays.toSorted((a, b) => a - b).join(", ");
        const earlier = byText.get(days) ?? numbers;
        assertContract(
          earlier === numbers,
          `the same days in the text and in weekdays, in ${lang}: "${days}" for ${earlier} at office ${String(id)}`,
          numbers,
        );
        byText.set(days, numbers);
      }
    }
});

/** Checks of the offices: their order, addresses, places, hours and closed days. */
export const officeChecks: readonly ContractCheck[] = [
  defineCheck("returns the head office first", async (context) => {
    const items = await fetchItems<{ title: string }>(context, "listOffices", { lang: "en" });
    const [head, ...others] = items.filter(({ title }) => headOffice.test(title));
    // Regions may have head offices too.
    if (head === undefined || others.length > 0) return;
    assertContract(items[0] === head, `"${head.title}" first`, items[0]?.title);
  }),
  defineCheck("returns addresses with the same postcode in each language", async (context) => {
    const codes = new Map<string, string>();
    for (const lang of languages)
      for (const { id, address } of await fetchItems(context, "listOffices", { lang })) {
        const [, code] = /\bAZ[\s-]?(\d{4})\b/i.exec(String(address)) ?? [];
        if (code === undefined) continue;
        const expected = codes.get(String(id)) ?? code;
        assertContract(code === expected, `the postcode ${expected} in ${lang} too`, address);
        codes.set(String(id), expected);
      }
  }),
  closedDaysCheck,
  openWeekdaysCheck,
  placeCheck,
  daysCheck,
];
