export * from './safeHtml.ts';
