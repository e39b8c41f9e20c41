export { createMockApi, type MockApi, type MockApiOptions, type StoredMessage } from './app.ts';
export { startMockApi, type RunningMockApi, type StartOptions } from './start.ts';
export type { ContactMessage } from './contact.ts';
export { isScenario, scenarioMeanings, scenarios, type Scenario } from './scenarios.ts';
export * from './fixtures/index.ts';
