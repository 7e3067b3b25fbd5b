/**
 * Resolves once a frame is painted that has this element in it. What the page does after that frame is not waited for: a
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
