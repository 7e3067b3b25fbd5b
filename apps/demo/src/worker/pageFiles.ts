/** Every file of the page by its address below the page's own. The worker's build puts them here. */
declare const PAGE_FILES: readonly string[];

/** The page itself, kept so that it opens without a network: what answers it is in this browser anyway. */
export interface PageFiles {
  /** Keeps what is not kept yet, and lets go what belongs to another version. */
  readonly keep: () => Promise<void>;
  /** From the host, and without it what was kept. */
  readonly answer: (request: Request) => Promise<Response>;
}

/** @param base Where the page lives on its host, without the slash at the end. */
export function createPageFiles(base: string): PageFiles {
  const toAddress = (file: string) => new URL(`${base}/${file}`, location.origin).href;
  const page = toAddress("index.html");
  const files = PAGE_FILES.map(toAddress);
  return {
    async keep() {
      const cache = await caches.open(CACHE);
      const kept = (await cache.keys()).map(({ url }) => url);
      // The page's name stays from one version to the next; those of the others do not.
      await cache.addAll([page, ...files.filter((file) => !kept.includes(file))]);
      for (const url of kept) if (url !== page && !files.includes(url)) await cache.delete(url);
    },
    async answer(request) {
      // Any address of the admin is the one page.
      const wanted = request.mode === "navigate" ? page : request;
      try {
        return await fetch(wanted);
      } catch (error) {
        const kept = await caches.match(wanted);
        if (kept) return kept;
        throw error;
      }
    },
  };
}

const CACHE = "harmattan-page";
