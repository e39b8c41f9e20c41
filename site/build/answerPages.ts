import type { ContactAnswer } from '../content/contactAnswers.ts';
import type { SiteDocument } from '../hosting/manifest.ts';
import { scriptHashes } from './document.ts';
import { writePage, type RenderContext } from './renderContext.ts';

/** Leaves out the app: it would replace the answer by the page at the same address. */
const withoutApp = (template: string) => template.replace(/<script>.*?<\/script>/s, '');

/** Writes the answers to the contact form that is posted without JavaScript. */
export const writeAnswerPages = async (context: RenderContext, year: number) => {
  const { app } = context;
  const template = withoutApp(context.template);
  const withoutScript = { ...context, template, scriptHashes: scriptHashes(template) };
  const documents: Partial<Record<ContactAnswer, SiteDocument>> = {};
  for (const answer of app.contactAnswers) {
    const { document } = await writePage(
      withoutScript,
      {
        path: app.contactAnswerPath,
        // All its components are on that page too.
        page: 'ContactPage',
        file: `contact-answers/${answer}.html`,
        documentPath: '*',
        prerendered: { path: '*', year },
        content: app.contactAnswer(answer),
      },
      'best',
    );
    documents[answer] = document;
  }
  return documents;
};
