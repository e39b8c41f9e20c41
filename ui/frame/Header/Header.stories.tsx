import { createContext, useContext, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { onlyAt, inModes, large, printed, seenAt } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudo-states';
import { Header } from './Header.tsx';
import { LinkProvider, type LinkComponent } from '../../foundations/link.tsx';
import { Section } from '../../layout/Section/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { expectNoSidewaysScroll, longText } from '../../../.storybook/fixtures/edges.ts';
import { header } from '../../../.storybook/fixtures/frame.ts';
import { browserInput } from '../../../.storybook/fixtures/browserInput.ts';

const meta = preview.meta({
  title: 'Frame/Header',
  component: Header,
  parameters: { ...inModes(large), docs: { story: { inline: false, height: '360px' } } },
  args: header,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main>
          <Section surface="snow">
            <Text measure="reading">{longText}</Text>
          </Section>
        </main>
      </>
    ),
  ],
});

const Navigate = createContext<(path: string) => void>(() => {});
const NavigateLink: LinkComponent = (props) => {
  const navigate = useContext(Navigate);
  return <a {...props} onClick={() => navigate(props.href)} />;
};

export const Default = meta.story();

/** Six pages and the store. The current page is marked. */
export const Wide = meta.story({
  ...seenAt('w1440'),
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(nav.getByRole('link', { name: 'HOME' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'BLOG' })).not.toHaveAttribute('aria-current');
    const store = nav.getByRole('link', { name: 'Shop on Amazon (opens in a new tab)' });
    await expect(store).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /home/ })).toHaveAttribute('href', '/');
  },
});

/** Navigates to each page and checks the marked link. */
export const EachCurrentPage = meta.story({
  ...seenAt('w1440'),
  tags: ['!autodocs'],
  render: function Site(args) {
    const [path, setPath] = useState<string>('/');
    return (
      <Navigate value={setPath}>
        <LinkProvider value={NavigateLink}>
          <Header {...args} currentPath={path} />
        </LinkProvider>
      </Navigate>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const { label } of args.links) {
      await userEvent.click(canvas.getByRole('link', { name: label }));
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(label);
    }
  },
});

/** A post is below the blog, but is not the blog's page. */
export const BelowAPage = meta.story({
  ...onlyAt('w1440'),
  tags: ['!autodocs'],
  args: { currentPath: '/blog/lacing-first-skates' },
  play: async ({ canvas }) => {
    const blog = canvas.getByRole('link', { name: 'BLOG' });
    await expect(blog).toHaveAttribute('aria-current', 'true');
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
});

/** On a phone the links are in a menu. */
export const Narrow = meta.story({
  ...onlyAt('w320'),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'BLOG' })).not.toBeInTheDocument();
    await expectNoSidewaysScroll();
  },
});

const open = async (
  canvas: ReturnType<typeof within>,
  click: (element: Element) => Promise<void>,
) => {
  const button = canvas.getByRole('button', { name: 'Menu' });
  await click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  await expect(canvas.getByRole('link', { name: 'BLOG' })).toBeVisible();
  return button;
};

const expectClosed = async (button: HTMLElement) => {
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
};

export const MenuOpen = meta.story({
  ...onlyAt('w320'),
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent.click);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(header.links.length);
    await expect(canvas.getByRole('link', { name: /^Shop on Amazon/ })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

/** Escape closes the menu and returns the focus to the button. */
export const MenuClosedByEscape = meta.story({
  ...seenAt('w320'),
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const hands = await browserInput();
    if (!hands) return;
    const button = await open(canvas, hands.click);
    await hands.keyboard('{Tab}');
    await expect(canvas.getByRole('link', { name: 'HOME' })).toHaveFocus();
    await hands.keyboard('{Escape}');
    await expectClosed(button);
    await expect(button).toHaveFocus();
  },
});

/** A tap outside closes the menu. */
export const MenuClosedByTapOutside = meta.story({
  ...seenAt('w320'),
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const hands = await browserInput();
    if (!hands) return;
    const button = await open(canvas, hands.click);
    await hands.click(document.body, { position: { x: 160, y: 700 } });
    await expectClosed(button);
  },
});

/** A click on a link closes the menu. */
export const MenuClosedByLink = meta.story({
  ...seenAt('w320'),
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = await open(canvas, userEvent.click);
    await userEvent.click(canvas.getByRole('link', { name: 'BLOG' }));
    await expectClosed(button);
  },
});

/** A second click on the button closes the menu. */
export const MenuClosedByButton = meta.story({
  ...seenAt('w320'),
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const hands = await browserInput();
    if (!hands) return;
    const button = await open(canvas, hands.click);
    await hands.click(button);
    await expectClosed(button);
  },
});

/** On narrow windows the links are in the menu. */
export const Hovered = Default.extend({
  ...hovered,
  ...onlyAt('w1440'),
  tags: ['!autodocs', '!test'],
});

export const Focused = Default.extend({ ...focused, tags: ['!autodocs', '!test'] });

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
