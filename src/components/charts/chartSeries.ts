/** One line of a chart: a value for each date, or `null` for a date without one. */
export type ChartSeries = { id: string; label: string; values: readonly (number | null)[] };

/** The smallest or the largest value of a chart, with the line and the date of it. */
export type ChartExtreme = { value: number; label: string; date: string };

/** Returns the positions of the values that have a mark: all, or at most `maxMarks` at equal intervals. */
export function selectMarks({ values }: ChartSeries, maxMarks: number): ReadonlySet<number> {
  const positions = values.flatMap((value, position) => (value === null ? [] : [position]));
  const step = Math.ceil(positions.length / maxMarks);
  return new Set(positions.filter((_position, index) => index % step === 0));
}

/** Returns the smallest and the largest value of all lines, the latest of equal ones. `undefined` without any value. */
export function findExtremes(
  dates: readonly string[],
  series: readonly ChartSeries[],
): { lowest: ChartExtreme; highest: ChartExtreme } | undefined {
  const points = series.flatMap(({ label, values }) =>
    values.flatMap((value, index) => (value === null ? [] : [{ value, label, date: dates[index] ?? "" }])),
  );
  const [first] = points;
  if (first === undefined) return undefined;
  const choose = (isBetter: (a: number, b: number) => boolean): ChartExtreme =>
    points.reduce(
      (best, point) =>
        isBetter(point.value, best.value) || (point.value === best.value && point.date > best.date) ? point : best,
      first,
    );
  return { lowest: choose((a, b) => a < b), highest: choose((a, b) => a > b) };
}
