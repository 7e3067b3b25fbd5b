import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: {
    proxy: { "/partner-kit": { target: "http://localhost:3000" }, "/sign-in": { target: "http://localhost:3000" } },
  },
});
