import type { Page } from "playwright";

/**
 * Reads all data of a page as text: elements, fields, browser storage and caches. Leaves out the database of the service
 * worker, which holds the emulated service and which the page never reads.
 */
export async function readPageData(page: Page): Promise<string> {
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
