import { configure, getConfig } from "storybook/test";

/**
 * Runs an event inside another one in the same `act`. When an effect takes the focus from an edited field,
 * user-event dispatches the change while React renders. Inside another `act`, React treats unfinished updates as
 * suspended, and later updates as outside of any `act`.
 */
export function wrapEvents(): void {
  const { eventWrapper } = getConfig();
  let isWithin = false;
  configure({
    eventWrapper(dispatch) {
      if (isWithin) return dispatch();
      isWithin = true;
      try {
        return eventWrapper(dispatch);
      } finally {
        isWithin = false;
      }
    },
  });
}
