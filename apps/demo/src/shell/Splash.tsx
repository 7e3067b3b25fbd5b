import type { ReactElement } from "react";

/** Shows the brand while the page checks who is signed in. `index.html` shows the same before the script runs. */
export function Splash(): ReactElement {
  return (
    <p className="app-splash">
      <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="28" height="28" />
      Harmattan Pay
    </p>
  );
}
