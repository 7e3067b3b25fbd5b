// Runs before any install at the repository root. Only pnpm is supported. Other package managers install an untested layout.
if (!(process.env.npm_config_user_agent ?? "").startsWith("pnpm/")) {
  console.error(
    [
      "",
      "partner-kit is a pnpm workspace; this install was stopped before it changed anything.",
      "Run one of these instead; each fetches the right Node, pnpm and packages:",
      "",
      "  npm start   the demo",
      "  npm test    every check",
      "",
    ].join("\n"),
  );
  process.exit(1);
}
