import { Button, Stack } from '@crossbar-hockey/ui';

export default function Older() {
  return (
    <Stack>
      <Button>Send message</Button>
    </Stack>
  );
}
