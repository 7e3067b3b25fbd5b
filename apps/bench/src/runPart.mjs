// Runs one part for bench.mjs and sends its figures.
const [part, quick] = process.argv.slice(2);
const { run } = await import(new URL(`./parts/${part}.mjs`, import.meta.url));
const figures = await run({ quick: quick === "--quick" });
process.send(figures, () => process.exit(0));
