// Preloaded into the processes of the demo: they end when start.mjs is gone, even if it was killed outright.
const starter = Number(process.env.PARTNER_KIT_STARTER);
setInterval(() => {
  try {
    process.kill(starter, 0);
  } catch {
    // `node --watch` preloads nothing into itself, only into what it starts.
    if (process.env.WATCH_REPORT_DEPENDENCIES) process.kill(process.ppid, "SIGTERM");
    process.kill(process.pid, "SIGTERM");
  }
}, 500).unref();
