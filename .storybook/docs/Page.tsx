import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Heading, RinkMark, Stack, Text } from '#ui';
import * as docs from './docs.css.ts';
import * as styles from './page.css.ts';

interface BannerProps {
  title: string;
  lead: string;
}

/** How every page of the docs begins. */
export const Banner = ({ title, lead }: BannerProps) => (
  <Unstyled>
    <div className={styles.bannerRoom}>
      <header data-surface="night" className={styles.banner}>
        <span className={styles.bannerMark}>
          <RinkMark variant="faceoff" />
        </span>
        <div className={styles.bannerWords}>
          <Stack gap="sm">
            <Heading level={1} size="xl">
              {title}
            </Heading>
            <Text size="lg">{lead}</Text>
          </Stack>
        </div>
      </header>
    </div>
  </Unstyled>
);

/** A page of words, written in Markdown. */
export const Guide = ({ title, lead, children }: BannerProps & { children: ReactNode }) => (
  <>
    <Banner title={title} lead={lead} />
    <div className={styles.prose}>{children}</div>
  </>
);

/** A page that shows tokens. */
export const Page = ({ title, lead, children }: BannerProps & { children: ReactNode }) => (
  <div className={styles.page}>
    <Banner title={title} lead={lead} />
    <Unstyled>
      <Stack gap="3xl">{children}</Stack>
    </Unstyled>
  </div>
);

interface PartProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of a page, found in its table of contents. */
export const Part = ({ title, text, children }: PartProps) => (
  <Stack gap="lg">
    <Stack gap="xs">
      <Heading level={2} id={title.toLowerCase().replaceAll(/\W+/g, '-')}>
        {title}
      </Heading>
      {text && (
        <Text variant="muted" measure="reading">
          {text}
        </Text>
      )}
    </Stack>
    {children}
  </Stack>
);

/** A token's name and value. */
export const Token = ({ name, value }: { name: string; value: string }) => (
  <div>
    <div className={docs.code}>{name}</div>
    <div className={docs.value}>{value}</div>
  </div>
);
