export * from './Points.tsx';
