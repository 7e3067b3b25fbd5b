export { type ProxyServer, type StartProxyServerParameters, startProxyServer } from "../node/startProxyServer.ts";
export { type NodeListener, toNodeListener } from "../node/toNodeListener.ts";
