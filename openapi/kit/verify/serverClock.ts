import { getBakuDate, getBakuWeekday } from "../../../src/i18n/bakuCalendar.ts";
import type { VerifyContext } from "./check.ts";
import { CheckSkipped } from "./outcomes.ts";

/** A day in milliseconds. */
export const dayMs = 86_400_000;

/** A day in seconds. */
export const daySeconds = dayMs / 1000;

/** An hour in seconds. */
export const hourSeconds = 3600;

/** A minute in milliseconds. */
export const minuteMs = 60_000;

/** Runs a part of a check at an earlier time of the server, where its clock can be changed, and returns to the time before. */
export async function runEarlier<Result>(
  { personas: { sources } }: VerifyContext,
  seconds: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const { advanceClock } = sources;
  if (advanceClock === undefined) throw new CheckSkipped("the clock of this server cannot be changed");
  await advanceClock(-seconds);
  try {
    return await run();
  } finally {
    await advanceClock(seconds);
  }
}

/** Runs a part of a check at a later time of the server, like `runEarlier`. */
export const runLater = <Result>(
  context: VerifyContext,
  seconds: number,
  run: () => Promise<Result>,
): Promise<Result> => runEarlier(context, -seconds, run);

/** Runs a part of a check at another time of the server, where its clock can be changed, and returns to the present. */
export const runAt = <Result>(context: VerifyContext, timeMs: number, run: () => Promise<Result>): Promise<Result> =>
  runEarlier(context, Math.round((Date.now() - timeMs) / 1000), run);

/** Returns a time of a day in Baku, such as 09:30, in milliseconds. Baku has had the same offset of four hours since 2016. */
export const toTimeOfDay = (day: string, time: string): number => Date.parse(`${day}T${time}:00+04:00`);

/** How many days of one weekday are returned: some of them may be holidays. */
const maxWeeks = 3;

/** Returns the last days with a weekday before today, the latest first. */
export const listPastDays = (weekday: number): readonly string[] => {
  const daysAgo = (getBakuWeekday() - weekday + 7) % 7 || 7;
  return Array.from({ length: maxWeeks }, (_, week) =>
    getBakuDate(new Date(Date.now() - (daysAgo + 7 * week) * dayMs)),
  );
};
