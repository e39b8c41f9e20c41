export * from './Icon.tsx';
export { iconNames, iconSizes, type IconName } from './icons.ts';
