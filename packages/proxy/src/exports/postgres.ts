export {
  type CreatePostgresStoreParameters,
  createPostgresStore,
  type PostgresStore,
} from "../store/createPostgresStore.ts";
