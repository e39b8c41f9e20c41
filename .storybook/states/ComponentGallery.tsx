import { storyIndex } from '../docsStories.ts';
import { componentGalleries, type Gallery } from './galleries.ts';
import { control, field, name } from './signOff.css.ts';
import { StateGallery } from './StateGallery.tsx';

interface ComponentGalleryProps {
  /** The first part of the ids of its stories: `sections-hero`. The first component without one. */
  component: string;
  onChoose: (component: string) => void;
}

const groupOf = ({ title }: Gallery) => title.replace(/\/.*/, '');

/** Renders the state gallery of one component, and a list to choose another. */
export const ComponentGallery = ({ component, onChoose }: ComponentGalleryProps) => {
  const galleries = componentGalleries(storyIndex());
  const shown = galleries.find(({ id }) => id === component) ?? galleries[0];
  if (!shown) throw new Error('Storybook has no component.');
  return (
    <StateGallery of={shown.title}>
      <label className={`${field} ${name}`}>
        Component
        <select
          className={control}
          value={shown.id}
          onChange={({ target }) => onChoose(target.value)}
        >
          {[...new Set(galleries.map(groupOf))].map((group) => (
            <optgroup key={group} label={group}>
              {galleries
                .filter((one) => groupOf(one) === group)
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title.slice(group.length + 1)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
    </StateGallery>
  );
};
