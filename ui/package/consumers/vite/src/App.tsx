import '@crossbar-hockey/ui/global.css';
import {
  Button,
  ButtonLink,
  Heading,
  LinkProvider,
  ReasonCard,
  Stack,
  type LinkComponent,
} from '@crossbar-hockey/ui';
import { LogoSymbol } from '@crossbar-hockey/ui/logo';
import { tokens } from '@crossbar-hockey/ui/tokens';

const RouterLink: LinkComponent = (props) => <a data-router="" {...props} />;

export const App = () => (
  <LinkProvider value={RouterLink}>
    <LogoSymbol />
    <Stack align="start">
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
  </LinkProvider>
);
