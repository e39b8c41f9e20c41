export { createMockApi } from './app.ts';
export { startMockApi, type RunningMockApi } from './start.ts';
export { scenarios, type Scenario } from './scenarios.ts';
export * from './fixtures/index.ts';
