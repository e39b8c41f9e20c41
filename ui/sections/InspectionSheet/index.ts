export * from './InspectionSheet.tsx';
