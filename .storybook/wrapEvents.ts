import { configure, getConfig } from "storybook/test";

/**
 * Lets an event amid another one be part of it. When an effect takes the focus from a field that was typed into,
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
