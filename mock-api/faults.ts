import type { CallName } from './calls.ts';
import type { Request, Response } from './handler.ts';
import { outcomes } from './outcomes.ts';
import { lastPart } from './paths.ts';
import { scenarios, type Scenario } from './scenarios.ts';

/** One request, as a scenario sees it. */
export interface Situation {
  /** Undefined when the request is none of the contract's calls. */
  call: CallName | undefined;
  req: Request;
  res: Response;
  /** Gives the normal answer. */
  answer: () => void;
  /** Milliseconds that `slow` waits. */
  slowMs: number;
}

export type Behaviour = (situation: Situation) => void;

function late({ res, answer, slowMs }: Situation): void {
  const timer = setTimeout(answer, slowMs);
  res.on('close', () => clearTimeout(timer));
}

/** Does over a connection what the scenario has decided. */
const perform =
  (scenario: Scenario): Behaviour =>
  (situation) => {
    const { call, req, res, answer } = situation;
    const outcome = outcomes[scenario]({ call, last: lastPart(req.path) });
    if (outcome === 'usual') answer();
    else if (outcome === 'late') late(situation);
    else if (outcome === 'cut') req.socket.destroy();
    else res.status(outcome.status).type(outcome.type).send(outcome.body);
  };

/** What each scenario does with a request. Pictures and /api/dev never get here. */
export const scenarioBehaviours = Object.fromEntries(
  scenarios.map((scenario) => [scenario, perform(scenario)]),
) as Record<Scenario, Behaviour>;
