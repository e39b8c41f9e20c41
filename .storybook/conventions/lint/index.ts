/** The project's own lint rules. `.oxlintrc.json` says which files each rule reads. */
import { assertingPlays } from './asserting-plays.ts';
import { closedProps } from './closed-props.ts';
import { componentFiles } from './component-files.ts';
import { documentedProps } from './documented-props.ts';
import { listRole } from './list-role.ts';
import { noMarkup } from './no-markup.ts';
import { noTodo } from './no-todo.ts';
import { requiredArgs } from './required-args.ts';
import { requiredStories } from './required-stories.ts';
import { steadyStories } from './steady-stories.ts';
import { storyTitle } from './story-title.ts';
import { tokenStyles } from './token-styles.ts';

export const plugin = {
  meta: { name: 'conventions' },
  rules: {
    'asserting-plays': assertingPlays,
    'closed-props': closedProps,
    'component-files': componentFiles,
    'documented-props': documentedProps,
    'list-role': listRole,
    'no-markup': noMarkup,
    'no-todo': noTodo,
    'required-args': requiredArgs,
    'required-stories': requiredStories,
    'steady-stories': steadyStories,
    'story-title': storyTitle,
    'token-styles': tokenStyles,
  },
};
