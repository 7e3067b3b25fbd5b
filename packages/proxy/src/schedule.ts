/** Calls back once after some milliseconds, unless the returned function is called before. */
export type Schedule = (callback: () => void, milliseconds: number) => () => void;

/** Schedules by the global timers. */
export const scheduleByTimers: Schedule = (callback, milliseconds) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};
