export { addressList } from "../node/addressList.ts";
export { type CreateJsonLoggerParameters, createJsonLogger, type LogLevel } from "../node/createJsonLogger.ts";
export { incomingMessage } from "../node/lightRequest.ts";
export { nodeHmac } from "../node/nodeHmac.ts";
export { type PoolTransportParameters, poolTransport } from "../node/poolTransport.ts";
export {
  type ReadSecretSettingsParameters,
  readSecretSettings,
  type SecretSettings,
} from "../node/readSecretSettings.ts";
export {
  type ListenAddress,
  type ProxyServer,
  type StartProxyServerParameters,
  startProxyServer,
} from "../node/startProxyServer.ts";
export { type NodeListener, toNodeListener } from "../node/toNodeListener.ts";
