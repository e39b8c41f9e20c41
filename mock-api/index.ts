export { createMockApi, type MockApi, type MockApiOptions } from './app.ts';
export { startMockApi, type RunningMockApi, type StartOptions } from './start.ts';
export type { ContactMessage, StoredMessage } from './contact.ts';
export { extraFaults, faultMeanings, faultNames, isFault, type Fault } from './fault-list.ts';
export { isScenario, scenarioMeanings, scenarios, type Scenario } from './scenarios.ts';
export * from './fixtures/index.ts';
