/** The control and the row of the docs table for a prop whose values are a list. */
export const choice = <Value extends string | number>(values: readonly Value[]) => ({
  options: [...values],
  control: { type: values.length > 5 ? ('select' as const) : ('inline-radio' as const) },
  table: { type: { summary: values.join(' | ') } },
});
