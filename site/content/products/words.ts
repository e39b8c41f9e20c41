import { catalog } from '../../catalog/index.ts';

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** How many products there are, as the first word of a sentence: `Three`. */
export const productCount = small[catalog.length] ?? String(catalog.length);

/** Capitalizes the first letter. */
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns what the other products are for: `Laces for your skates, bearings for your wheels.` */
export const othersLead = (key: string) => {
  const uses = catalog
    .filter((row) => row.key !== key)
    .map(({ noun, use }) => `${noun} for ${use}`);
  return `${capitalized(uses.join(', '))}.`;
};

/** The use of each product: `One for your shins, one for your skates, one for your wheels.` */
export const usesLead = `${capitalized(catalog.map(({ use }) => `one for ${use}`).join(', '))}.`;
