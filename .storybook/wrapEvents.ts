import { configure, getConfig } from "storybook/test";

/**
 * Lets an event amid another one be part of it. When an effect takes the focus from a field that was typed into,
 * user-event tells of the change while React is at work; with an `act` of its own around it, React takes what it has not
 * come to yet for something suspended, and what follows for something outside of any `act`.
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
