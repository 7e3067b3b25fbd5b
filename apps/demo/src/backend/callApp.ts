import { followEmulator } from "./emulatorClock.ts";

/** Calls the admin's own server: sign-in, and in a demo the emulator's controls. Throws where it does not answer with 2xx. */
export async function callApp<TData>(path: string, init: RequestInit = {}): Promise<TData> {
  const response = await fetch(`${import.meta.env.BASE_URL}app/${path}`, init);
  followEmulator(response);
  if (!response.ok) throw new Error(`The admin's server answered ${response.status} to ${path}.`);
  // The server is this very app's own, built with it.
  return (await response.json()) as TData;
}

/** The same, with something to send. */
export function sendApp<TData>(method: "POST" | "DELETE", path: string, body: unknown = {}): Promise<TData> {
  return callApp(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}
