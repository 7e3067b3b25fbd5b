/**
 * Calls back once after some milliseconds, unless the returned function is called before. What runs in the background
 * need not keep a process from ending.
 */
export type Schedule = (callback: () => void, milliseconds: number, isBackground?: boolean) => () => void;

/** Schedules by the global timers. */
export const scheduleByTimers: Schedule = (callback, milliseconds, isBackground) => {
  const timer = setTimeout(callback, milliseconds);
  // A number in browsers.
  if (isBackground && typeof timer === "object") timer.unref();
  return () => clearTimeout(timer);
};
