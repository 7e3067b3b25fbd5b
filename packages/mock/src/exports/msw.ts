export { type MockHandlersOptions, mockHandlers } from "../adapters/msw.ts";
