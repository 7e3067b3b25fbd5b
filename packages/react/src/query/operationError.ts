import type { ApiError, InputError, NetworkError, ResponseError } from "@partner-kit/contract";
import type { PermissionError } from "../session/permission.ts";

/** Every error of a call. Its `name` identifies it. */
export type OperationError = ApiError | NetworkError | ResponseError | InputError | PermissionError;
