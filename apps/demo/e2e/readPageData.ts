import type { Page } from "playwright";

/**
 * Returns all data of a page as JSON: elements, fields, browser storage and caches. Excludes the content of the service
 * worker's database, because it contains the emulated service and no page script reads it.
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
