import { createContext } from "react";

/** The nonce of the page on the server. Browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
