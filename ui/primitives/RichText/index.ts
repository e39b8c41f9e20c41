export * from './RichText.tsx';
export type { SafeHtml } from './safeHtml.ts';
