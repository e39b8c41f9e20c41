export * from './GuaranteeTicket.tsx';
