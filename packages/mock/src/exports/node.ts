export { type MockServer, type StartMockServerParameters, startMockServer } from "../adapters/node.ts";
