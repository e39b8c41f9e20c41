import { Button, ButtonLink, Heading, ReasonCard, Stack, stackAligns } from '@crossbar-hockey/ui';
import { tokens } from '@crossbar-hockey/ui/tokens';

// A server component.
export default function Page() {
  return (
    <Stack align={stackAligns[1]}>
      <Heading level={1}>Gear list</Heading>
      <Button>Send message</Button>
      <ButtonLink href="/tape">See the tape</ButtonLink>
      <ReasonCard
        figure={{ value: '6', label: 'standards' }}
        title="Quality"
        text={`Space between parts: ${tokens.space.md}`}
        href="/quality"
        linkLabel="See our standards"
      />
    </Stack>
  );
}
