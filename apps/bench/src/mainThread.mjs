/** Measures the main thread's work of a page in milliseconds, as the browser reports it. */
export async function watchMainThread(page) {
  const session = await page.context().newCDPSession(page);
  // Processor time: what else the machine does meanwhile is not counted.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  };
}
