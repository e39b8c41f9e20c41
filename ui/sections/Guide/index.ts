export * from './Guide.tsx';
