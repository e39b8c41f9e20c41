/** The state gallery of every component. The address of the story has the component that is shown. */
import { useArgs } from 'storybook/preview-api';
import preview from '#.storybook/preview';
import { noScreenshot } from '../windows.ts';
import { ComponentGallery } from './ComponentGallery.tsx';

const meta = preview.meta({
  title: 'States/Components',
  component: ComponentGallery,
  tags: ['!test', '!autodocs', '!manifest'],
  // The stories in the frames are tested and compared one by one.
  parameters: {
    a11y: { test: 'off' as const },
    ...noScreenshot.parameters,
    controls: { disable: true },
  },
});

/** Named like the end of its title, so that the sidebar shows one entry. */
export const Components = meta.story({
  args: { component: '', onChoose: () => {} },
  // Named like a component, because only a component may call a hook.
  render: function Components({ component }) {
    const [, updateArgs] = useArgs();
    return (
      <ComponentGallery
        component={component}
        onChoose={(chosen) => updateArgs({ component: chosen })}
      />
    );
  },
});
