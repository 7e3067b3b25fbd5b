export { type Clock, type CreateClockParameters, createClock, createVirtualClock } from "../clock.ts";
export { type CreateMockServiceParameters, createMockService } from "../createMockService.ts";
export type { Fault, Faults } from "../faults.ts";
export type { MockService, MockState } from "../mockService.ts";
export { isScenarioName, type Scenario, type ScenarioName, scenarios } from "../scenarios/scenarios.ts";
export type { MockKeys } from "../seed/keys.ts";
