// Runs one part for bench.mjs and sends its figures.
const [part, ...flags] = process.argv.slice(2);
const { run } = await import(new URL(`./parts/${part}.mjs`, import.meta.url));
const figures = await run({ quick: flags.includes("--quick"), full: flags.includes("--full") });
process.send(figures, () => process.exit(0));
