import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import CssBaseline from "@mui/material/CssBaseline";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import App from "./App.tsx";

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = createCache({ key: "mui", nonce });

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <CssBaseline />
        <App />
      </CacheProvider>
    </StrictMode>,
  );
