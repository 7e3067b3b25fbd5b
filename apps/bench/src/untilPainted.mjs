/**
 * Resolves when the browser has painted a frame that contains the element. Does not wait for other work of the page,
 * because it resolves in a task of the highest priority.
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
