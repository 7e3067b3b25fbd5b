/**
 * Times contestants in turn, round by round, so that a change in the machine's speed affects all of them.
 * Returns operations per second by name: the median over the rounds.
 */
export async function measure(contestants, { rounds = 7, milliseconds = 300 } = {}) {
  const names = Object.keys(contestants);
  const results = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const rate = await rateOf(contestants[name], milliseconds);
      // The first round is a warm-up.
      if (round > 0) results[name].push(rate);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(results[name])]));
}

async function rateOf(operation, milliseconds) {
  const start = performance.now();
  let count = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let i = 0; i < 20; i += 1) await operation();
    count += 20;
    elapsed = performance.now() - start;
  }
  return (count * 1000) / elapsed;
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
