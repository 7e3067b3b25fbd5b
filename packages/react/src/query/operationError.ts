import type { ApiError, InputError, NetworkError, ResponseError } from "@partner-kit/contract";

/** Everything a call can fail with. Told apart by `name`. */
export type OperationError = ApiError | NetworkError | ResponseError | InputError;
