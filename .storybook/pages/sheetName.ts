/** What the sheet of a page is called as an export: `Where to buy` is `WhereToBuy`. */
export const sheetName = (title: string) =>
  title
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
