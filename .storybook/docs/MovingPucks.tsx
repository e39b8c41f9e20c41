import { useState } from 'react';
import { Button, Stack } from '#ui';
import { motion } from '../../ui/foundations/tokens/scale.ts';
import * as styles from './docs.css.ts';
import { Token } from './Page.tsx';

const { ease, ...durations } = motion;

/** Nothing moves by itself: press, and see each duration once. */
export const MovingPucks = () => {
  const [isThere, setThere] = useState(false);
  return (
    <Stack gap="lg" align="start">
      <Button onClick={() => setThere(!isThere)}>Pass the puck</Button>
      <div className={styles.tiles}>
        {Object.entries(durations).map(([name, duration]) => (
          <div key={name} className={styles.rows}>
            <div className={styles.track}>
              <div
                className={styles.puck}
                style={{
                  transition: `margin-inline-start ${duration} ${ease}`,
                  marginInlineStart: isThere ? 'calc(100% - 1.5rem)' : 0,
                }}
              />
            </div>
            <Token name={name} value={`${duration}, ${ease}`} />
          </div>
        ))}
      </div>
    </Stack>
  );
};
