import { ArticleFrame } from '../../primitives/ArticleFrame/index.ts';
import { Breadcrumb, type BreadcrumbProps } from '../../primitives/Breadcrumb/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { RichText, type RichTextProps } from '../../primitives/RichText/index.ts';

export interface LegalTextProps extends RichTextProps {
  /** The page's heading. */
  title: string;
  /** The links from the home page to this page, which is the last. */
  breadcrumb: BreadcrumbProps['items'];
  /** The button below the text, for questions. */
  ask: { label: string; href: string };
}

const titleId = 'legal-title';

/** Renders a long text without pictures, such as a privacy policy. */
export const LegalText = ({ title, breadcrumb, ask, html, prerenderedKey }: LegalTextProps) => (
  <ArticleFrame
    labelledBy={titleId}
    head={
      <>
        <Breadcrumb items={breadcrumb} />
        <Heading level={1} size="xl" id={titleId}>
          {title}
        </Heading>
      </>
    }
    end={
      <ButtonLink href={ask.href} variant="outline" width="fillPhone">
        {ask.label}
      </ButtonLink>
    }
  >
    <RichText html={html} prerenderedKey={prerenderedKey} />
  </ArticleFrame>
);
