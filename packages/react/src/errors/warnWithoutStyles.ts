import { withLink } from "@partner-kit/contract";

/** Logs a warning if the page lacks the kit's style sheet. Checks once per page. */
export function warnWithoutStyles(): void {
  if (isChecked) return;
  isChecked = true;
  // A page can load style sheets after its scripts.
  setTimeout(() => {
    if (getComputedStyle(document.documentElement).getPropertyValue(TOKEN) !== "") return;
    const message =
      'The style sheet of @partner-kit/react is not on this page, so components have no style. Import it once: import "@partner-kit/react/styles.css".';
    console.warn(withLink(message, "STYLES_MISSING"));
  }, 3000);
}

let isChecked = false;

/** A token of the palette, which hosts do not set. */
const TOKEN = "--pk-ref-grey-0";
