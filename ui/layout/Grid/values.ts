export const gridColumns = ['2', '3', 'trio', 'lead', 'quartet', 'sixths', '4'] as const;
