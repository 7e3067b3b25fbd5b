/** Session of a user who sees events. Other sessions see prices only. */
export const WATCHER_COOKIE = "session=fedcba9876543210fedcba9876543210";
