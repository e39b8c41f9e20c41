import { useId } from 'react';
import type { Tone } from '../../foundations/tokens/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './BuyBox.css.ts';
import * as choice from './choice.css.ts';
import * as card from './packs.css.ts';
import { withPlaces, type BuyPack } from './packs.ts';

export interface BuyBoxProps {
  /** The packs, one to four, the smallest first. Several are a choice, of which the first is made. */
  packs: readonly [BuyPack, ...BuyPack[]];
  /** The label of the buttons to the store, which open a new tab. */
  label: string;
  /** The product's color. */
  tone: Tone;
  /** A note below the button: where it is sold, when it arrives. */
  note?: string;
  /** A ruled line at the end that links to the guarantee: what it promises, in a few words. */
  guarantee?: { label: string; href: string };
}

const Packs = ({ packs, tone }: Pick<BuyBoxProps, 'packs' | 'tone'>) => {
  const group = useId();
  return (
    <fieldset className={card.packs}>
      <legend>
        <VisuallyHidden>Pack</VisuallyHidden>
      </legend>
      {withPlaces(packs).map(({ name, price, each, place }) => (
        <label key={name} className={card.pack}>
          <input
            type="radio"
            name={group}
            defaultChecked={place === 'first'}
            className={`${card.radio} ${card.checked[tone]} ${choice.option[place]}`}
          />
          <span className={card.name}>{name}</span>
          <span className={card.price}>{price}</span>
          {each && <span className={card.each}>{each}</span>}
        </label>
      ))}
    </fieldset>
  );
};

/**
 * Renders the button to the store. Several packs are radio buttons, each with a button of its own: the
 * styles show the one of the chosen pack, so the choice needs no script.
 */
export const BuyBox = ({ packs, label, tone, note, guarantee }: BuyBoxProps) => {
  const isChoice = packs.length > 1;
  return (
    <div className={`${styles.box} ${choice.scope}`}>
      {isChoice && <Packs packs={packs} tone={tone} />}
      <div className={styles.links}>
        {withPlaces(packs).map(({ name, href, place }) => (
          <div key={name} className={isChoice ? choice.chosen[place] : undefined}>
            <ButtonLink
              href={href}
              external
              size="lg"
              width="fill"
              tone={tone}
              context={isChoice ? name : undefined}
            >
              {label}
            </ButtonLink>
          </div>
        ))}
      </div>
      {note && (
        <Text size="sm" variant="muted" measure="reading">
          {note}
        </Text>
      )}
      {guarantee && (
        <div className={styles.guarantee}>
          <Icon name="check" size="md" />
          <TextLink href={guarantee.href} variant="tall">
            {guarantee.label}
          </TextLink>
        </div>
      )}
    </div>
  );
};
