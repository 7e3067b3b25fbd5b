/** Resolves once a frame is painted that has this element in it: with the first task after that frame. */
export async function untilPainted(selector) {
  for (;;) {
    const isThere = await new Promise((resolve) =>
      requestAnimationFrame(() => {
        const found = document.querySelector(selector) !== null;
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve(found), { once: true });
        port1.start();
        port2.postMessage(undefined);
      }),
    );
    if (isThere) return;
  }
}
