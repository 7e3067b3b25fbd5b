import { useState } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";

/**
 * Returns the ID of the signed-in person. After the session ends, returns the last person, who owns the entries on the
 * screen. `null` if the proxy has no sign-in.
 */
export function useLastPerson(): string | null {
  const person = useAppInfo().data?.person ?? null;
  const [last, setLast] = useState(person);
  if (person !== null && person !== last) setLast(person);
  return person ?? last;
}
