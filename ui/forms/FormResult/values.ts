export const formResultVariants = ['success', 'unconfirmed', 'failure'] as const;
