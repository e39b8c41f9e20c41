/** What sheets say to Storybook, and hear from the stories in their frames. */
import {
  SELECT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Goes to a story, in the sidebar and on the canvas. */
export const openStory = (storyId: string) => {
  addons.getChannel().emit(SELECT_STORY, { storyId });
};

interface Channel {
  on: (event: string, listener: () => void) => void;
  off: (event: string, listener: () => void) => void;
  last: (event: string) => unknown;
}

/** Well or badly: nothing more is to be waited for. */
const ends = [STORY_FINISHED, STORY_MISSING, STORY_ERRORED, STORY_THREW_EXCEPTION];

const channelOf = (frame: HTMLIFrameElement): Channel | undefined =>
  frame.contentWindow && Reflect.get(frame.contentWindow, '__STORYBOOK_ADDONS_CHANNEL__');

/** Calls `done` each time that the story in a frame has been drawn and has played. */
export const whenFinished = (frame: HTMLIFrameElement, done: () => void) => {
  const channel = channelOf(frame);
  if (!channel) {
    done();
    return () => {};
  }
  for (const event of ends) channel.on(event, done);
  if (ends.some((event) => channel.last(event))) done();
  return () => {
    for (const event of ends) channel.off(event, done);
  };
};
