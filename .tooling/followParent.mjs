// Preloaded into the processes of the demo: they end when start.mjs is gone, even if it was killed outright.
const parent = process.ppid;
if (process.platform !== "win32") {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
