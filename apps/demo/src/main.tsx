// First: it says which layer lies below which.
import "./app.css";
import "@partner-kit/react/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { applySettings } from "./settings/settings.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");

applySettings();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
