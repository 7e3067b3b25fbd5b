/** URLs of the page's files, relative to the page. The build of the worker defines this. */
declare const PAGE_FILES: readonly string[];

/** Cache of the page's files, so that the demo opens without a network. */
export interface PageFiles {
  /** Caches the files of this version and deletes those of other versions. */
  readonly update: () => Promise<void>;
  /** Fetches a file from the host. Falls back to the cache if the host is unreachable. */
  readonly respond: (request: Request) => Promise<Response>;
}

/** @param base URL path of the page, without a trailing slash. */
export function createPageFiles(base: string): PageFiles {
  const toAddress = (file: string) => new URL(`${base}/${file}`, location.origin).href;
  const page = toAddress("index.html");
  const files = PAGE_FILES.map(toAddress);
  return {
    async update() {
      const cache = await caches.open(CACHE);
      const cached = (await cache.keys()).map(({ url }) => url);
      // Fetches `index.html` again, because its name is the same in every version. Asset names contain a hash.
      await cache.addAll([page, ...files.filter((file) => !cached.includes(file))]);
      for (const url of cached) if (url !== page && !files.includes(url)) await cache.delete(url);
    },
    async respond(request) {
      // Every URL of the admin loads the same page.
      const wanted = request.mode === "navigate" ? page : request;
      try {
        return await fetch(wanted);
      } catch (error) {
        const cached = await caches.match(wanted);
        if (cached) return cached;
        throw error;
      }
    },
  };
}

const CACHE = "harmattan-page";
