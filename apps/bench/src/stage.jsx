import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { untilPainted } from "./untilPainted.mjs";

const IDLE = '[data-part="idle"]';

/**
 * A page as it is when somebody comes to a component: the app runs, and what is to be shown is at hand. Each deed answers
 * with the milliseconds it took.
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
    mount: () => timeDeed(() => show(true), shown),
    unmount: () => timeDeed(() => show(false), IDLE),
  };
}

/** Milliseconds from a deed to the picture after it. */
export async function timeDeed(deed, selector) {
  const start = performance.now();
  deed();
  await untilPainted(selector);
  return performance.now() - start;
}
