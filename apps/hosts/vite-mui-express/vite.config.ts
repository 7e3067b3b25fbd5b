import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // The server replaces it in each page.
  html: { cspNonce: "__NONCE__" },
  server: {
    proxy: { "/partner-kit": { target: "http://localhost:3000" }, "/sign-in": { target: "http://localhost:3000" } },
  },
});
