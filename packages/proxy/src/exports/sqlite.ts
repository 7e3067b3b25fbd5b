export { type CreateSqliteStoreParameters, createSqliteStore } from "../store/createSqliteStore.ts";
