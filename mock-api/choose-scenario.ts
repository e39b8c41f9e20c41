import { isScenario, scenarios, type Scenario } from './scenarios.ts';

/** The cookie that holds the scenario of one browser. */
export const scenarioCookie = 'mock-scenario';

/**
 * Returns the scenario of this run: `MOCK_SCENARIO`, or `ok` when it is not set.
 * @throws {Error} when `MOCK_SCENARIO` is not the name of a scenario
 */
export const scenarioOfRun = (): Scenario => {
  const name = process.env['MOCK_SCENARIO'] || 'ok';
  if (isScenario(name)) return name;
  throw new Error(
    `MOCK_SCENARIO is "${name}": expected the name of a scenario. Use one of ${scenarios.join(', ')}.`,
  );
};

/** Returns the scenario in a `Cookie` header; undefined when it names none. */
export const scenarioOfCookie = (header = ''): Scenario | undefined => {
  const value = new RegExp(`(?:^|;)\\s*${scenarioCookie}=([^;]*)`).exec(header)?.[1]?.trim();
  return isScenario(value) ? value : undefined;
};
