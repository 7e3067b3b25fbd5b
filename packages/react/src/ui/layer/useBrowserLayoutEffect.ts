"use client";

import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect`, silent where there is no layout: React 18 warns of it on a server. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
