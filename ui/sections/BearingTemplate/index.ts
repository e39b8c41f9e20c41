export * from './BearingTemplate.tsx';
