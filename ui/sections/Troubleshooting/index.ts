export * from './Troubleshooting.tsx';
