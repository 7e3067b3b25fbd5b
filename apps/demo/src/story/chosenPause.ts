const chosen = Number.parseInt(new URLSearchParams(location.search).get("story") ?? "", 10);

/** Seconds between two steps that the presenter set in the URL: `?story=4`. With 0, the story does not wait for readers. */
export const chosenPause = Number.isNaN(chosen) ? undefined : chosen;
