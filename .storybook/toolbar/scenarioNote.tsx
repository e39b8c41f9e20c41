/** Says in a story when the scenario of the toolbar changes nothing, or replaces the story's own. */
import type { Decorator } from '@storybook/react-vite';
import { isScenario } from '../../mock-api/scenarios.ts';
import { createStore, useStore } from '../../ui/foundations/store.ts';
import { note } from './toolbar.css.ts';

/** Whether the story that is shown has asked the API. */
export const apiCalls = createStore(false);

interface ScenarioNoteProps {
  /** The scenario of the toolbar. */
  scenario: string;
  /** The scenario of the story. */
  own: unknown;
}

/** Renders one sentence about the scenario of the toolbar, or nothing when it is the story's own. */
const ScenarioNote = ({ scenario, own }: ScenarioNoteProps) => {
  const hasAsked = useStore(apiCalls);
  if (hasAsked && scenario === (own ?? 'ok')) return null;
  return (
    <p role="note" className={note}>
      {hasAsked
        ? `The toolbar has replaced this story’s scenario by “${scenario}”. The story’s own checks are skipped.`
        : `This story does not ask the API: the scenario “${scenario}” of the toolbar changes nothing.`}
    </p>
  );
};

/** Puts the note above a story when the toolbar has a scenario. */
export const withScenarioNote: Decorator = (Story, { globals, args, viewMode }) => {
  const scenario: unknown = globals['scenario'];
  return (
    <>
      {viewMode === 'story' && isScenario(scenario) && (
        <ScenarioNote scenario={scenario} own={args['scenario']} />
      )}
      <Story />
    </>
  );
};
