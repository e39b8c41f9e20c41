import { useState } from 'react';
import { announce } from '../../foundations/announcer.ts';
import { Button } from '../../primitives/Button/index.ts';
import { cautionLabel } from '../GuideMethod/cautionLabel.ts';
import type { RinkModeProps, RinkStep } from '../RinkMode/index.ts';
import type { GuidePartData } from './GuideBody.tsx';
import { hint } from './GuideFacts.css.ts';

type RinkMode = typeof import('../RinkMode/index.ts').RinkMode;

/** Returns every step of a guide, method by method. */
const stepsOf = (parts: readonly GuidePartData[]): RinkStep[] =>
  parts.flatMap(({ methods = [] }) =>
    methods.flatMap(({ title, caution, figure, figureAlt, steps }) =>
      steps.map(({ text, ...step }, index) => ({
        method: title,
        figure,
        figureAlt,
        ...step,
        text: caution && index === 0 ? `${cautionLabel} ${caution} ${text}` : text,
      })),
    ),
  );

interface RinkModeButtonProps extends Pick<RinkModeProps, 'title'> {
  parts: readonly GuidePartData[];
}

/** Renders the button that loads and opens rink mode. A guide without steps has none. */
export const RinkModeButton = ({ title, parts }: RinkModeButtonProps) => {
  const [Mode, setMode] = useState<RinkMode>();
  const [first, ...others] = stepsOf(parts);
  if (!first) return null;
  const open = () => {
    import('../RinkMode/index.ts').then(
      (module) => setMode(() => module.RinkMode),
      () => announce('Rink mode could not be loaded.'),
    );
  };
  return (
    <>
      <Button tone="blue" onClick={open}>
        Rink mode
      </Button>
      {/* On one line, this text would be wider than the two buttons together. */}
      <p className={hint}>
        Rink mode: one step at a time.
        <br />
        The screen stays awake.
      </p>
      {Mode && <Mode title={title} steps={[first, ...others]} onClose={() => setMode(undefined)} />}
    </>
  );
};
