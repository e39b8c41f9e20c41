import { callOf } from './calls.ts';
import { behaviours } from './behaviours.ts';
import { faultNames, isFault, type Fault } from './fault-list.ts';
import type { Handler, Request } from './handler.ts';

/** Holds the scenario, or the fault, of one browser. */
export const scenarioCookie = 'mock-scenario';
/** Holds the scenario of one request, for tests. */
export const scenarioHeader = 'x-mock-scenario';

/**
 * The scenario or fault of this run: `MOCK_SCENARIO`, or `ok` when that is not set.
 * @throws Error, in one sentence for the developer, when it names no scenario.
 */
export function scenarioOfRun(env: NodeJS.ProcessEnv = process.env): Fault {
  const name = env['MOCK_SCENARIO'] || 'ok';
  if (isFault(name)) return name;
  throw new Error(
    `MOCK_SCENARIO is "${name}", which is no scenario; use one of ${faultNames.join(', ')}.`,
  );
}

/** The scenario in a request's cookie; undefined when there is none or its name is unknown. */
export function scenarioOfCookie(header: string | undefined): Fault | undefined {
  const value = new RegExp(`(?:^|;)\\s*${scenarioCookie}=([^;]*)`).exec(header ?? '')?.[1]?.trim();
  return isFault(value) ? value : undefined;
}

/** The scenario in force for a request that does not name its own. */
export function scenarioOfBrowser(req: Request, run: Fault): Fault {
  return scenarioOfCookie(req.headers.cookie) ?? run;
}

/**
 * The one place where scenarios touch requests: header before cookie before run.
 * A header with an unknown name answers 400, so that a misspelt test does not pass by chance.
 * @param slowMs Milliseconds that `slow` waits.
 */
export function applyScenario(run: Fault, slowMs: number): Handler {
  return (req, res, next) => {
    const named = req.get(scenarioHeader);
    if (named !== undefined && !isFault(named)) {
      res.status(400).json({ error: `${scenarioHeader} "${named}" is no scenario` });
      return;
    }
    const scenario = named ?? scenarioOfBrowser(req, run);
    const call = callOf(req.method, req.path);
    behaviours[scenario]({ call, req, res, answer: () => next(), slowMs });
  };
}
