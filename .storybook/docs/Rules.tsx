import { Text } from '#ui';
import * as docs from './docs.css.ts';
import * as styles from './marks.css.ts';

interface Example {
  say: string;
  not: string;
  because: string;
}

/** The same thing said twice: as we would, and as we would not. */
export const SayIt = ({ examples }: { examples: readonly Example[] }) => (
  <div className={docs.rows}>
    {examples.map(({ say, not, because }) => (
      <div key={say} className={docs.wideTiles}>
        <div className={`${styles.rule} ${styles.does}`}>
          <span className={docs.code}>Say</span>
          <Text>{say}</Text>
        </div>
        <div className={`${styles.rule} ${styles.doesNot}`}>
          <span className={docs.code}>Not</span>
          <Text>{not}</Text>
          <Text size="sm" variant="muted">
            {because}
          </Text>
        </div>
      </div>
    ))}
  </div>
);

/** What to do, and what never to do. */
export const DoAndDont = ({ does, doesNot }: Record<'does' | 'doesNot', readonly string[]>) => (
  <div className={docs.wideTiles}>
    {[
      { title: 'Do', rules: does, look: styles.does },
      { title: 'Don’t', rules: doesNot, look: styles.doesNot },
    ].map(({ title, rules, look }) => (
      <div key={title} className={docs.rows}>
        {rules.map((rule) => (
          <div key={rule} className={`${styles.rule} ${look}`}>
            <span className={docs.code}>{title}</span>
            <Text>{rule}</Text>
          </div>
        ))}
      </div>
    ))}
  </div>
);
