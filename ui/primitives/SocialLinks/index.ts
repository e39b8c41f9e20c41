export * from './SocialLinks.tsx';
