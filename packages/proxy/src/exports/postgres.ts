export { type CreatePostgresStoreParameters, createPostgresStore } from "../store/createPostgresStore.ts";
