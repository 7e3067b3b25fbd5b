"use client";

import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` without the warning that React 18 logs on a server. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
