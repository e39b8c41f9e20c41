import { Badge, Heading, Inline, Logo, Picture, Stack, Text } from '#ui';
import type { ProductCardProps } from '#ui';
import { Findings, type FindingGroup } from './Findings.tsx';
import { onShelf, shelves, type Shelf } from './cut.ts';
import * as styles from './inspector.css.ts';

/** What a document says of itself to those who do not see the page. */
export interface InspectorProps {
  /** The states whose documents say this. */
  states: readonly string[];
  /** What a search engine shows. */
  result: { title: string; address: string; description: string; isListed: boolean };
  /** What a network shows of a link to the page. */
  card: { title: string; description: string; pictureAlt: string; host: string };
  /** What the build draws on the card: a title on a picture. */
  drawn: { title: string; picture: ProductCardProps['picture'] };
  /** The types of the things that are told. */
  types: readonly string[];
  /** The structured data as it stands in the document. */
  data: string;
  /** Every rule with what it has found. */
  findings: readonly FindingGroup[];
}

const crumbs = (address: string) => address.replace(/\/$/, '').replace(/(?<!:|\/)\/(?!\/)/g, ' › ');

/** A title with more characters is drawn smaller on the card. */
const longTitle = 50;

/** Between a result and the edge of its ground, on both sides together, in px. */
const roomAround = 48;

const Snippet = ({ shelf, result }: { shelf: Shelf; result: InspectorProps['result'] }) => (
  <figure className={styles.snippetRoom} style={{ maxWidth: shelf.width + roomAround }}>
    <figcaption className={styles.caption}>{shelf.name}</figcaption>
    <div className={styles.snippet}>
      <p className={styles.address}>{crumbs(result.address)}</p>
      <p className={styles.resultTitle}>{onShelf(result.title, shelf, shelf.title)}</p>
      <p className={styles.resultText}>{onShelf(result.description, shelf, shelf.description)}</p>
    </div>
  </figure>
);

const Results = ({ result }: Pick<InspectorProps, 'result'>) => (
  <Stack gap="md">
    <Heading level={4} size="sm">
      Search result
    </Heading>
    {result.isListed ? (
      <div className={styles.shelves}>
        {shelves.map((shelf) => (
          <Snippet key={shelf.name} shelf={shelf} result={result} />
        ))}
      </div>
    ) : (
      <Text>Not listed: the page asks search engines to stay away.</Text>
    )}
  </Stack>
);

const Card = ({ card, drawn }: Pick<InspectorProps, 'card' | 'drawn'>) => (
  <Stack gap="md">
    <Heading level={4} size="sm">
      Share card
    </Heading>
    <figure className={styles.card}>
      <div className={styles.cardPicture} data-surface="night">
        <div className={styles.cardView}>
          <Picture
            source={drawn.picture}
            alt={card.pictureAlt}
            ratio="fill"
            sizes="34rem"
            priority
          />
        </div>
        {/* Read out already: it is a part of what the picture shows. */}
        <div className={styles.cardNight} aria-hidden="true">
          <Logo size="footer" />
          <p className={styles.cardTitle} data-long={drawn.title.length > longTitle}>
            {drawn.title}
          </p>
        </div>
      </div>
      <figcaption className={styles.cardWords}>
        <span className={styles.host}>{card.host}</span>
        <strong>{card.title}</strong>
        <span className={styles.cardText}>{card.description}</span>
      </figcaption>
    </figure>
    <Text size="sm" variant="muted">
      A likeness: the build draws the picture itself, 1200 by 630.
    </Text>
  </Stack>
);

const Data = ({ types, data }: Pick<InspectorProps, 'types' | 'data'>) => (
  <Stack gap="md">
    <Heading level={4} size="sm">
      Structured data
    </Heading>
    {types.length === 0 ? (
      <Text>None: there is nothing on this page that has a name of its own.</Text>
    ) : (
      <>
        <Inline gap="xs">
          {types.map((type) => (
            <Badge key={type}>{type}</Badge>
          ))}
        </Inline>
        <details className={styles.data}>
          <summary className={styles.summary}>JSON-LD</summary>
          <pre className={styles.code} tabIndex={0}>
            {data}
          </pre>
        </details>
      </>
    )}
  </Stack>
);

/** What search engines and networks make of a page, and whether it keeps the rules. */
export const Inspector = ({ states, ...seen }: InspectorProps) => (
  <article className={styles.inspector} data-surface="snow" aria-label={states.join(', ')}>
    <Heading level={3} size="md">
      {states.join(', ')}
    </Heading>
    <Results result={seen.result} />
    <div className={styles.halves}>
      <Card card={seen.card} drawn={seen.drawn} />
      <Data types={seen.types} data={seen.data} />
    </div>
    <Findings groups={seen.findings} />
  </article>
);
