/** Sends a request to the proxy as one person. */
export type Ask = (
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
) => Promise<Response>;
