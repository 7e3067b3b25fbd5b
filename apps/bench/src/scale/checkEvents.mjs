/**
 * Fails if an acknowledged event is lost, stored twice or shown twice by a stream, or if the handler skips one or gets more again than
 * the kills explain. Returns how many events the handler got again.
 */
export async function checkEvents({ database, sender: { acknowledged }, handled, watched, kills, perCall }) {
  const stored = await database.query("SELECT id, seq::int AS seq FROM partner_kit_events");
  const cursors = await database.query("SELECT seq::int AS seq FROM partner_kit_cursors");
  const done = stored.filter(({ seq }) => seq <= (cursors[0]?.seq ?? 0)).map(({ id }) => id);
  const problems = [];
  const missing = (name, wanted, seen) => {
    const count = wanted.filter((id) => !seen.has(id)).length;
    if (count > 0) problems.push(`${name} lacks ${count} of ${wanted.length} events`);
  };
  const ids = stored.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) problems.push("the store has an event twice");
  missing("the store", [...acknowledged], new Set(ids));
  missing("the handler", done, handled);
  if (done.length < ids.length) problems.push(`${ids.length - done.length} events still wait for the handler`);
  for (const [index, seen] of watched.entries()) {
    missing(`stream ${index}`, [...acknowledged], seen);
    if ([...seen.values()].some((times) => times > 1)) problems.push(`stream ${index} showed an event twice`);
  }
  const again = [...handled.values()].reduce((sum, times) => sum + times - 1, 0);
  if (again > kills * perCall) problems.push(`the handler got ${again} events again, after ${kills} kills`);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return again;
}
