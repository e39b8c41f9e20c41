export * from './ArticleFrame.tsx';
export * from './values.ts';
