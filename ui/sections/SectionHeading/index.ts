export * from './SectionHeading.tsx';
