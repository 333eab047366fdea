/**
 * The number of the day whose selection of cases a run tests: days since 1970. `TEST_DAY` repeats the selection of
 * another day.
 */
export const testDay = Number(process.env["TEST_DAY"] ?? Math.floor(Date.now() / 86_400_000));

/**
 * The number of days in which every test file runs. A prime number: a file whose cases take turns too meets all of them
 * (tests/support/selection.ts).
 */
export const daysOfFileTurns = 11;
