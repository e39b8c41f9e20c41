export * from './Scoreboard.tsx';
