/** Storage of the browser back end between visits. */
export interface Storage {
  readonly read: (name: string) => Promise<unknown>;
  readonly write: (name: string, value: unknown) => Promise<void>;
  /** Appends an entry to the journal. `readJournal` returns the entries in the same order. */
  readonly append: (entry: unknown) => Promise<void>;
  readonly readJournal: () => Promise<readonly unknown[]>;
  readonly clear: () => Promise<void>;
}

/** Opens the storage in IndexedDB. */
export async function openStorage(): Promise<Storage> {
  const opening = indexedDB.open("harmattan-demo", 1);
  opening.addEventListener("upgradeneeded", () => {
    opening.result.createObjectStore("values");
    opening.result.createObjectStore("journal", { autoIncrement: true });
  });
  const database = await settle(opening);
  const store = (name: "values" | "journal", mode: IDBTransactionMode) =>
    database.transaction(name, mode).objectStore(name);
  return {
    read: async (name) => settle<unknown>(store("values", "readonly").get(name)),
    async write(name, value) {
      await settle(store("values", "readwrite").put(value, name));
    },
    async append(entry) {
      await settle(store("journal", "readwrite").add(entry));
    },
    readJournal: async () => settle<unknown[]>(store("journal", "readonly").getAll()),
    async clear() {
      await settle(store("values", "readwrite").clear());
      await settle(store("journal", "readwrite").clear());
    },
  };
}

function settle<TResult>(request: IDBRequest<TResult>): Promise<TResult> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => {
      reject(request.error ?? new Error("The browser's storage did not work."));
    });
  });
}
