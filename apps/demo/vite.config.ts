import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [react()],
  // Development reads the packages' sources, so that an edit shows at once; a build takes what a partner would install.
  resolve: { conditions: [...(command === "serve" ? ["@partner-kit/source"] : []), ...defaultClientConditions] },
  server: {
    host: "127.0.0.1",
    port: Number(process.env["PORT"] ?? 4173),
    strictPort: true,
    proxy: {
      "/partner-kit": { target: new URL(process.env["PARTNER_KIT_PROXY_URL"] ?? "http://127.0.0.1:4020").origin },
    },
  },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
}));
