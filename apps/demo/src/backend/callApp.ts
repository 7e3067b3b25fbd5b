import { followEmulator } from "./emulatorClock.ts";

/** Calls the admin's own server, for sign-in and the emulator's controls. Throws if the status is not 2xx. */
export async function callApp<TData>(path: string, init: RequestInit = {}): Promise<TData> {
  const response = await fetch(`${import.meta.env.BASE_URL}app/${path}`, init);
  followEmulator(response);
  if (!response.ok) throw new Error(`The admin's server returned ${response.status} for ${path}.`);
  // The app and its server are built together, so the types match.
  return (await response.json()) as TData;
}

/** Calls the admin's own server with a JSON body. */
export function sendApp<TData>(method: "POST" | "DELETE", path: string, body: unknown = {}): Promise<TData> {
  return callApp(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}
