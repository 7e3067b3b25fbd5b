// Preloaded into the demo's processes, so that they end when start.mjs ends, even if it was killed.
const starter = Number(process.env.PARTNER_KIT_STARTER);
setInterval(() => {
  try {
    process.kill(starter, 0);
  } catch {
    // `node --watch` preloads modules only into its child process, not into itself.
    if (process.env.WATCH_REPORT_DEPENDENCIES) process.kill(process.ppid, "SIGTERM");
    process.kill(process.pid, "SIGTERM");
  }
}, 500).unref();
