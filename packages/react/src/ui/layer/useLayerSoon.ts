"use client";

import { useEffect } from "react";
import { loadFollower } from "./loadFollower.ts";

/** Loads what a layer takes once there is something that can open one, so that the first press need not wait for it. */
export function useLayerSoon(): void {
  useEffect(() => void loadFollower(), []);
}
