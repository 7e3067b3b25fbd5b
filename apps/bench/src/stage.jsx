import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { untilPainted } from "./untilPainted.mjs";

const IDLE = '[data-part="idle"]';

/**
 * Creates a page whose app is already running before the component mounts. `mount` and `unmount` return their duration
 * in milliseconds.
 */
export function createStage({ root, Component, Wrapper, shown }) {
  let show;

  function App() {
    const [isShown, setIsShown] = useState(false);
    useEffect(() => {
      show = setIsShown;
    }, []);
    return <Wrapper>{isShown ? <Component /> : <p data-part="idle">Elsewhere</p>}</Wrapper>;
  }

  return {
    async prepare() {
      createRoot(root).render(<App />);
      await untilPainted(IDLE);
    },
    mount: () => timeAction(() => show(true), shown),
    unmount: () => timeAction(() => show(false), IDLE),
  };
}

/** Runs an action and returns the milliseconds until the page has painted the result. */
export async function timeAction(action, selector) {
  const start = performance.now();
  action();
  await untilPainted(selector);
  return performance.now() - start;
}
