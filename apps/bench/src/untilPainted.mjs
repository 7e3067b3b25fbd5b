/**
 * Resolves once a frame is painted that has this element in it. Does not wait for the page's work after that frame: a
 * task of the highest priority comes before any other.
 */
export async function untilPainted(selector) {
  for (;;) {
    const isThere = await new Promise((resolve) =>
      requestAnimationFrame(() => {
        const found = document.querySelector(selector) !== null;
        void scheduler.postTask(() => resolve(found), { priority: "user-blocking" });
      }),
    );
    if (isThere) return;
  }
}
