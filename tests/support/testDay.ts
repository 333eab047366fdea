/**
 * The number of the day whose selection of cases a run tests: days since 1970. `TEST_DAY` repeats the selection of
 * another day.
 */
export const testDay = Number(process.env["TEST_DAY"] ?? Math.floor(Date.now() / 86_400_000));
