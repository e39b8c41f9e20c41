import { expect } from 'storybook/test';
import { phoneAndDesktop } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { announce } from '../../foundations/announcer.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { PageFrame } from './PageFrame.tsx';
import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { narrow } from '#.storybook/edges';
import { footer, header } from '#.storybook/fixtures/frame.ts';

const meta = preview.meta({
  title: 'Frame/PageFrame',
  component: PageFrame,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    header: { ...header, currentPath: '/about' },
    footer,
    children: (
      <Section labelledBy="about">
        <Stack>
          <Heading level={1} size="xl" id="about">
            About us
          </Heading>
          <Text measure="reading">The small gear every shift depends on, since 2019.</Text>
        </Stack>
      </Section>
    ),
  },
});

/** One landmark of each type, with the content in `main`. The live region reads what is announced. */
export const Default = meta.story({
  ...phoneAndDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('About us');
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    announce('About us | Crossbar Hockey');
    const announcement = await canvas.findByText('About us | Crossbar Hockey');
    await expect(announcement.closest('[aria-live=polite]')).toBeInTheDocument();
  },
});

/** A line above the header, which a staging site shows. */
export const Notice = meta.story({
  args: {
    notice: {
      label: 'Staging site',
      text: 'This is a trial of the site. Search engines do not list it.',
    },
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('complementary', { name: 'Staging site' });
    await expect(notice).toHaveTextContent('This is a trial of the site.');
  },
});

/** The footer stays at the bottom of the window when the content is short. */
export const LittleContent = meta.story({
  args: { children: <Heading level={1}>Soon</Heading> },
});

export const Narrow = meta.story(narrow);
