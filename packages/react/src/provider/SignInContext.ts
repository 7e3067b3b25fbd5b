"use client";

import { createContext } from "react";

/** Where a user signs in again: the URL of a page, or a function that opens the host's own sign-in. */
export type SignInTarget = string | (() => void);

export const SignInContext = createContext<SignInTarget | undefined>(undefined);
