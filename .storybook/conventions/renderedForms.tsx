/** Every part of a form with the least that it can be told. */
import type { ReactElement } from 'react';
import * as ui from '#ui';
import { contactForm } from './rendered-data.ts';

export const renderedForms: Record<string, ReactElement> = {
  CheckboxField: (
    <ui.CheckboxField id="agree" name="agree">
      I agree
    </ui.CheckboxField>
  ),
  ContactForm: <ui.ContactForm {...contactForm} />,
  ErrorSummary: <ui.ErrorSummary title="A problem" errors={[{ id: 'name', text: 'Too short' }]} />,
  FormResult: <ui.FormResult variant="success" text="Sent." />,
  SelectField: <ui.SelectField id="subject" name="subject" label="Subject" options={['Other']} />,
  TextArea: <ui.TextArea id="message" name="message" label="Message" />,
  TextField: <ui.TextField id="name" name="name" label="Name" />,
};
