import { createContext, useContext, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { onlyAt, inModes, large, printed } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudo-states';
import { Header, LinkProvider, Section, Text, type LinkComponent } from '#ui';
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

const Visit = createContext<(path: string) => void>(() => {});
const VisitLink: LinkComponent = (props) => {
  const visit = useContext(Visit);
  return <a {...props} onClick={() => visit(props.href)} />;
};

export const Default = meta.story();

/** Six pages and the store; the page that is shown is marked. */
export const Wide = meta.story({
  ...onlyAt('w1440'),
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

/** Each page in turn: the mark follows. */
export const EachCurrentPage = meta.story({
  ...onlyAt('w1440'),
  tags: ['!autodocs'],
  render: function Site(args) {
    const [path, setPath] = useState<string>('/');
    return (
      <Visit value={setPath}>
        <LinkProvider value={VisitLink}>
          <Header {...args} currentPath={path} />
        </LinkProvider>
      </Visit>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const { label } of args.links) {
      await userEvent.click(canvas.getByRole('link', { name: label }));
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(label);
    }
  },
});

/** An article is a part of the blog, but not the blog's page. */
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

/** On a phone the links are behind one button. */
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

/** Escape closes it, and the focus is on the button again. */
export const MenuClosedByEscape = meta.story({
  ...onlyAt('w320'),
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

/** So does a tap beside it. */
export const MenuClosedByTapOutside = meta.story({
  ...onlyAt('w320'),
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const hands = await browserInput();
    if (!hands) return;
    const button = await open(canvas, hands.click);
    await hands.click(document.body, { position: { x: 160, y: 700 } });
    await expectClosed(button);
  },
});

/** And choosing a page. */
export const MenuClosedByChoice = meta.story({
  ...onlyAt('w320'),
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = await open(canvas, userEvent.click);
    await userEvent.click(canvas.getByRole('link', { name: 'BLOG' }));
    await expectClosed(button);
  },
});

/** The button closes what it opened. */
export const MenuClosedByButton = meta.story({
  ...onlyAt('w320'),
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const hands = await browserInput();
    if (!hands) return;
    const button = await open(canvas, hands.click);
    await hands.click(button);
    await expectClosed(button);
  },
});

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Default.extend({ ...focused, tags: ['!autodocs', '!test'] });

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
