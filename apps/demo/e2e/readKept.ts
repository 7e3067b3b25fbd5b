import type { Page } from "playwright";

/**
 * Everything a page shows and keeps, as text: its elements and fields, what scripts can store, and its caches. Not the
 * database of the service worker, which is the service itself there, and which no line of the page reads.
 */
export async function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const files = await cache.matchAll();
        return Promise.all(files.map((file) => file.text()));
      }),
    );
    const fields = Array.from(document.querySelectorAll("input, textarea, select"), (field) =>
      Reflect.get(field, "value"),
    );
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify({
      page: document.documentElement.outerHTML,
      fields,
      localStorage: { ...localStorage },
      sessionStorage: { ...sessionStorage },
      cookie: document.cookie,
      history: history.state,
      address: location.href,
      databases,
      cached,
    });
  });
}
