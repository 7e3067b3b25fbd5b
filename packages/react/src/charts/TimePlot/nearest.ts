/** The index of the closest time. Times ascend. */
export function nearest(times: readonly number[], time: number): number {
  let low = 0;
  let high = times.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  const before = times[low - 1];
  return before !== undefined && time - before < (times[low] ?? 0) - time ? low - 1 : low;
}
