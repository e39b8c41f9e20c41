import { FormResult, type FormResultProps } from '../../forms/FormResult/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Breadcrumb, type BreadcrumbProps } from '../../primitives/Breadcrumb/index.ts';
import { ButtonLink, type ButtonLinkProps } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';

export interface FormAnswerProps {
  /** Whether the form was sent. `unconfirmed` when nobody knows. */
  variant: FormResultProps['variant'];
  /** The page's heading: what happened. */
  title: string;
  /** The meaning of the answer, and the next step. */
  text: string;
  /** The links from the home page to the page of the form, which is the last. */
  breadcrumb: BreadcrumbProps['items'];
  /** The errors, each with the name of its field. */
  errors?: readonly { field: string; text: string }[];
  /** The button to the page of the form. `outline` where it is not the best way to go on. */
  back: { label: string; href: string; variant?: ButtonLinkProps['variant'] };
  /** The brand's email address. Left out when the message was sent. */
  mail: { label: string; href: string };
}

/** Renders the answer to a form that was posted without JavaScript. */
export const FormAnswer = ({
  variant,
  title,
  text,
  breadcrumb,
  errors = [],
  back,
  mail,
}: FormAnswerProps) => (
  <Section surface="crease" labelledBy="page-title">
    <Stack gap="xl" align="start">
      <Breadcrumb items={breadcrumb} />
      <Heading level={1} size="xl" id="page-title">
        {title}
      </Heading>
      <FormResult variant={variant} text={text} />
      {errors.length > 0 && (
        <Stack as="ul" gap="xs">
          {errors.map(({ field, text: error }) => (
            // The server finds the errors that do not apply by this attribute, and leaves them out.
            <li key={error} data-error-of={field}>
              <Text>{error}</Text>
            </li>
          ))}
        </Stack>
      )}
      <Stack gap="md" align="start">
        <ButtonLink href={back.href} variant={back.variant ?? 'solid'}>
          {back.label}
        </ButtonLink>
        {variant !== 'success' && (
          <TextLink href={mail.href} variant="tall">
            {mail.label}
          </TextLink>
        )}
      </Stack>
    </Stack>
  </Section>
);
