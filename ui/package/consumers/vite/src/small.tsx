import { Button, Stack } from '@crossbar-hockey/ui';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <Stack>
      <Button>Send message</Button>
    </Stack>,
  );
}
