import type { ReactElement } from "react";

/** Whose page it is, while it is not known yet who is there. `index.html` shows the same before that. */
export function Splash(): ReactElement {
  return (
    <p className="app-splash">
      <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="28" height="28" />
      Harmattan Pay
    </p>
  );
}
