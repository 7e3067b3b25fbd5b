/** Starts the service worker that responds to this page. Throws if the browser has no service workers on this page. */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) {
    throw new Error(
      "This demo runs its back end in a service worker. This browser supports service workers on HTTPS pages only.",
    );
  }
  stayOnline();
  const { serviceWorker } = navigator;
  const isTaken = new Promise<void>((resolve) => {
    if (serviceWorker.controller) resolve();
    serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });
  await serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`);
  const { active } = await serviceWorker.ready;
  active?.postMessage("claim");
  await isTaken;
}

/** Hides offline events from the page, because the worker responds without a network. */
function stayOnline(): void {
  Object.defineProperty(navigator, "onLine", { value: true });
  window.addEventListener("offline", (event) => event.stopImmediatePropagation(), { capture: true });
}
