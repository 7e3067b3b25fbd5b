"use client";

import type { ReceivedEvent } from "@partner-kit/contract";
import { useEffect } from "react";
import { useEventFeed } from "../../receivedEvents/useEventFeed.ts";
import { listPairOrders } from "./listPairOrders.ts";
import type { PairOrder } from "./pairOrder.ts";

export interface PairOrdersProps {
  readonly pairId: string;
  /** Called after each render. */
  readonly onOrders: (orders: readonly PairOrder[]) => void;
}

/** Reads the orders of a pair in the events that the proxy received, and shows nothing itself. */
export function PairOrders({ pairId, onOrders }: PairOrdersProps): null {
  const { state } = useEventFeed({ pageSize: SEARCHED });
  const events = state.status === "ready" ? state.events : noEvents;
  useEffect(() => onOrders(listPairOrders(events, pairId)));
  return null;
}

const noEvents: readonly ReceivedEvent[] = [];

/** As many as the list of orders reads, so that both share one request. */
const SEARCHED = 500;
