import { useEffect, useState } from "react";
import { guideOf } from "../guide/guides.ts";
import { type Area, type IndexEntry, listAreas } from "./listAreas.ts";

/** Reads the index that Storybook's sidebar reads. Empty until it is read. */
export function useAreas(): readonly Area[] {
  const [areas, setAreas] = useState<readonly Area[]>([]);
  useEffect(() => {
    const ending = new AbortController();
    void readAreas(ending.signal).then(setAreas, (error: unknown) => {
      if (!ending.signal.aborted) throw error;
    });
    return () => ending.abort();
  }, []);
  return areas;
}

async function readAreas(signal: AbortSignal): Promise<readonly Area[]> {
  const response = await fetch("./index.json", { signal });
  const { entries }: { readonly entries: Readonly<Record<string, IndexEntry>> } = await response.json();
  return listAreas(Object.values(entries), (title) => guideOf(title)?.first);
}
