import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';

export interface OtherGuidesProps {
  /** The titles and the addresses of the guides. */
  guides: readonly { label: string; href: string }[];
}

/** Renders links to the guides that a reader may want next. */
export const OtherGuides = ({ guides }: OtherGuidesProps) => (
  <nav aria-label="Other guides">
    <Text size="sm" variant="muted">
      Next
    </Text>
    <Stack gap="none">
      {guides.map(({ label, href }) => (
        <TextLink key={href} href={href} variant="lead">
          {label}
        </TextLink>
      ))}
    </Stack>
  </nav>
);
