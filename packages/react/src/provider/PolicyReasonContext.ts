"use client";

import { createContext } from "react";

/** Translates the reasons of the host's policy. */
export const PolicyReasonContext = createContext<((reason: string) => string) | undefined>(undefined);
