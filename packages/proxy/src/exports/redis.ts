export { type CreateRedisWakerParameters, createRedisWaker } from "../store/createRedisWaker.ts";
export type { WakeTopic } from "../store/Store.ts";
export type { Waker, WakerListener } from "../store/Waker.ts";
