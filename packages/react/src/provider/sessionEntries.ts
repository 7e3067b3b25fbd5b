import type { Kit } from "../query/kit.ts";

export interface SessionEntryKey {
  readonly kit: Pick<Kit, "baseUrl">;
  /** The signed-in user. */
  readonly subject: string;
  /** The record of the value, such as a market. */
  readonly recordId: string;
}

export interface DiscardEntriesParameters {
  readonly kit: Pick<Kit, "baseUrl">;
  /** Also discards values whose outcome nobody has confirmed. */
  readonly includeUnconfirmed: boolean;
}

/** Values of one kind in the tab's session storage. They survive a reload and end with the tab. */
export interface SessionEntries<TValue> {
  /** The start of the names of all values below a base URL. */
  readonly prefixOf: (kit: Pick<Kit, "baseUrl">) => string;
  readonly nameOf: (key: SessionEntryKey) => string;
  /** `undefined` if nothing is stored, or if the browser denies storage. */
  readonly read: (name: string) => TValue | undefined;
  /** `undefined` deletes the value. */
  readonly write: (name: string, value: TValue | undefined) => void;
  /** The names of all stored values below a base URL. */
  readonly namesOf: (kit: Pick<Kit, "baseUrl">) => readonly string[];
}

/**
 * Stores what a user must not lose with a reload, such as a change whose outcome is unknown. Values must not contain personal
 * data or secrets.
 */
export function createSessionEntries<TValue>(kind: string): SessionEntries<TValue> {
  const prefixOf = ({ baseUrl }: Pick<Kit, "baseUrl">) => `partner-kit ${baseUrl} ${kind} `;
  return {
    prefixOf,
    nameOf: ({ kit, subject, recordId }) => `${prefixOf(kit)}${JSON.stringify([subject, recordId])}`,
    read: (name) => {
      try {
        // Only `write` writes this name, so the type matches.
        return (JSON.parse(sessionStorage.getItem(name) ?? "null") as TValue | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (name, value) => {
      try {
        if (value === undefined) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify(value));
      } catch {
        // The value then lasts until the page is left.
      }
    },
    namesOf: (kit) => {
      try {
        const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? "");
        return names.filter((name) => name.startsWith(prefixOf(kit)));
      } catch {
        return [];
      }
    },
  };
}
