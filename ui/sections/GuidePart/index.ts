export * from './GuidePart.tsx';
