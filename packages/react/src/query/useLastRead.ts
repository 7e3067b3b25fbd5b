"use client";

import { useState } from "react";

export interface LastRead<TData> {
  readonly data: TData;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
  /** Seconds that the read covers. */
  readonly span: number;
}

export interface UseLastReadParameters<TData> {
  readonly data: TData | undefined;
  readonly dataUpdatedAt: number;
  readonly isPlaceholderData: boolean;
}

/** The last successful read. TanStack drops placeholder data when the next read fails, and a line would disappear. */
export function useLastRead<TData>(read: UseLastReadParameters<TData>, span: number): LastRead<TData> | undefined {
  const [last, setLast] = useState<LastRead<TData>>();
  const { data, dataUpdatedAt: receivedAt, isPlaceholderData } = read;
  if (data !== undefined && !isPlaceholderData && (data !== last?.data || receivedAt !== last.receivedAt)) {
    setLast({ data, receivedAt, span });
  }
  return last;
}
