"use client";

import { createContext } from "react";

/** Whether components show the kit's assumptions about the service. */
export const AssumptionNotesContext = createContext(false);
