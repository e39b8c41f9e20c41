export * from './ArticleFrame.tsx';
