/**
 * Returns the index in a series of sample values for any step before or after its end: the values repeat backwards and
 * forwards, so that two neighbouring steps differ no more than in the series. Step 0 is the last value.
 */
export function getSeriesIndex(step: number, length: number): number {
  const period = Math.max(2 * (length - 1), 1);
  const distance = ((step % period) + period) % period;
  return length - 1 - Math.min(distance, period - distance);
}
