/** What a browser gives tabs to agree with each other. */
export interface Sharing {
  readonly locks: ShareLocks;
  readonly createChannel: (name: string) => ShareChannel;
}

/** The part of `navigator.locks` that is used. */
export interface ShareLocks {
  readonly request: (
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    callback: () => Promise<void>,
  ) => Promise<unknown>;
}

/** The part of a `BroadcastChannel` that is used. */
export interface ShareChannel {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (type: "message", listener: (event: { readonly data: unknown }) => void) => void;
  readonly close: () => void;
}

/**
 * What this browser gives; `undefined` where it gives nothing, as over plain HTTP. Then every tab has a connection of
 * its own.
 */
export function browserSharing(): Sharing | undefined {
  if (typeof navigator === "undefined" || typeof BroadcastChannel === "undefined") return undefined;
  // Typed as always there; it is not outside secure contexts.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return undefined;
  return {
    locks: { request: (name, options, callback) => locks.request(name, options, callback) },
    createChannel: (name) => new BroadcastChannel(name),
  };
}
