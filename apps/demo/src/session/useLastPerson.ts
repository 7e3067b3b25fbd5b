import { useState } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";

/**
 * The ID of who is signed in, and of who was while nobody is: what was typed stays theirs. `null` where the proxy knows
 * one person only.
 */
export function useLastPerson(): string | null {
  const person = useAppInfo().data?.person ?? null;
  const [last, setLast] = useState(person);
  if (person !== null && person !== last) setLast(person);
  return person ?? last;
}
