import { createPostgresStore } from "@partner-kit/proxy/postgres";

export const store = createPostgresStore({
  connection: "postgres://127.0.0.1/partner",
  onBackgroundError: (error) => console.error(error.shortMessage),
});
