import { Button, Heading, Section, Stack, Text } from '#ui';
import { Component, type ReactNode } from 'react';
import { brand } from '../content/facts.ts';
import { failure } from '../content/frame.ts';

/** Shows an error panel in place of a page that throws. The header and the footer stay. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Section surface="snow">
        <title>{`${failure.title} | ${brand}`}</title>
        <Stack gap="lg" align="start">
          <Heading level={1} size="xl">
            {failure.title}
          </Heading>
          <Text size="lg">{failure.text}</Text>
          <Button onClick={() => location.reload()}>{failure.retry}</Button>
        </Stack>
      </Section>
    );
  }
}
