import { Badge, Heading, Inline, Stack, Text } from '#ui';
import * as styles from './inspector.css.ts';

export interface InspectorProps {
  /** The result of a search engine. */
  result: { title: string; address: string; description: string; isListed: boolean };
  /** The card of a social network for a link to the page. The picture is 1200 × 630 px. */
  card: { title: string; description: string; picture: string; pictureAlt: string; host: string };
  /** The types of the structured-data nodes. */
  types: readonly string[];
  /** The JSON-LD of the document; empty when it has none. */
  data: string;
  /** The findings of the page audit, one sentence each. */
  findings: readonly string[];
}

const crumbs = (address: string) => address.replace(/\/$/, '').replace(/(?<!:|\/)\/(?!\/)/g, ' › ');

/** How wide a search engine draws a result, in px, and after how many lines it cuts. Google's, about. */
const resultWindows = [
  { name: 'Desktop', width: 600, titleLines: 1, textLines: 2 },
  { name: 'Phone', width: 340, titleLines: 2, textLines: 3 },
];

type ResultWindow = (typeof resultWindows)[number];

interface SnippetProps extends Pick<InspectorProps, 'result'> {
  at: ResultWindow;
}

const Snippet = ({ at: { name, width, titleLines, textLines }, result }: SnippetProps) => (
  <figure className={styles.snippetColumn} style={{ maxWidth: width }}>
    <figcaption className={styles.caption}>{name}</figcaption>
    <p className={styles.address}>{crumbs(result.address)}</p>
    <p className={styles.resultTitle} style={{ WebkitLineClamp: titleLines }}>
      {result.title}
    </p>
    <p className={styles.resultText} style={{ WebkitLineClamp: textLines }}>
      {result.description}
    </p>
  </figure>
);

const Results = ({ result }: Pick<InspectorProps, 'result'>) => (
  <Stack gap="md">
    <Heading level={3} size="sm">
      Search result
    </Heading>
    {result.isListed ? (
      <div className={styles.snippets}>
        {resultWindows.map((at) => (
          <Snippet key={at.name} at={at} result={result} />
        ))}
      </div>
    ) : (
      <Text>Not listed: the page has the robots tag `noindex`.</Text>
    )}
  </Stack>
);

const Card = ({ card }: Pick<InspectorProps, 'card'>) => (
  <Stack gap="md">
    <Heading level={3} size="sm">
      Share card
    </Heading>
    <figure className={styles.card}>
      <img src={card.picture} alt={card.pictureAlt} width={1200} height={630} />
      <figcaption className={styles.cardWords}>
        <span className={styles.host}>{card.host}</span>
        <strong>{card.title}</strong>
        <span className={styles.cardText}>{card.description}</span>
      </figcaption>
    </figure>
  </Stack>
);

const Data = ({ types, data }: Pick<InspectorProps, 'types' | 'data'>) => (
  <Stack gap="md">
    <Heading level={3} size="sm">
      Structured data
    </Heading>
    {types.length === 0 ? (
      <Text>None.</Text>
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

const Findings = ({ findings }: Pick<InspectorProps, 'findings'>) => (
  <Stack gap="md">
    <Heading level={3} size="sm">
      Page audit
    </Heading>
    {findings.length === 0 ? (
      <Text>The document passes every rule of the page audit.</Text>
    ) : (
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
    )}
  </Stack>
);

/** Shows what search engines and social networks read in a built document. */
export const Inspector = ({ result, card, types, data, findings }: InspectorProps) => (
  <article className={styles.inspector} data-surface="snow">
    <Results result={result} />
    <div className={styles.halves}>
      <Card card={card} />
      <Data types={types} data={data} />
    </div>
    <Findings findings={findings} />
  </article>
);
