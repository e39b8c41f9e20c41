import { Heading, Text } from '../../primitives/index.ts';
import * as styles from './Points.css.ts';

export interface PointsProps {
  /** What each is called, and what there is to say about it. */
  points: readonly { name: string; text: string }[];
}

/** A few things of the same kind, each with its name: signs to look for, habits to keep. */
export const Points = ({ points }: PointsProps) => (
  <ul className={styles.points} data-columns={points.length % 3 === 0 ? '3' : '2'}>
    {points.map(({ name, text }) => (
      <li key={name} className={styles.point}>
        <Heading level={3} size="sm">
          {name}
        </Heading>
        <Text>{text}</Text>
      </li>
    ))}
  </ul>
);
