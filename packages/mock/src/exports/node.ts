export { type MockServer, type StartMockServerParameters, startMockServer } from "../adapters/node.ts";
export { type CreateNodeDeliverParameters, createNodeDeliver } from "../node/createNodeDeliver.ts";
export { resolveByDns } from "../node/resolveByDns.ts";
