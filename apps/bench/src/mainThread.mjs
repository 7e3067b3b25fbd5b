/** Returns a function that reads the main thread's total work in milliseconds from the browser. */
export async function watchMainThread(page) {
  const session = await page.context().newCDPSession(page);
  // Thread ticks are processor time, so other work on the machine is not counted.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  };
}
