import { Picture, Stack, toneNames } from '#ui';
import * as pictures from '#ui/pictures';
import * as styles from './docs.css.ts';
import { Token } from './Page.tsx';

const readable = (name: string) => name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();

// A product's views are a list: each is shown large.
const shown = Object.entries(pictures).flatMap(([name, made]) =>
  Array.isArray(made)
    ? made.map(({ picture }, index) => [`${name} ${index + 1}`, picture] as const)
    : [[name, made] as const],
);

/** Every picture there is, as the build makes it. */
export const Catalogue = () => (
  <div className={styles.tiles}>
    {shown.map(([name, picture]) => (
      <Stack key={name} gap="xs">
        <Picture
          source={picture}
          alt={`Our picture: ${readable(name)}`}
          ratio="card"
          sizes="20rem"
        />
        <Token
          name={name}
          value={`${picture.width} × ${picture.height}, ${picture.sources.map(({ type }) => type.replace('image/', '')).join(', ')}`}
        />
      </Stack>
    ))}
  </div>
);

/** What is seen when a picture cannot be had. */
export const WhenItFails = () => (
  <div className={styles.tiles}>
    {toneNames.map((tone) => (
      <Stack key={tone} gap="xs">
        <Picture source="" alt={`No picture: ${tone}`} tone={tone} ratio="card" />
        <Token name={tone} value="the product’s own colour" />
      </Stack>
    ))}
  </div>
);
