/** How many stories are drawn at a time: more of them would only keep each other waiting. */
const places = 3;

let taken = 0;
const waiting: (() => void)[] = [];

const next = () => {
  if (taken >= places) return;
  const begin = waiting.shift();
  if (!begin) return;
  taken += 1;
  begin();
};

/** Calls `begin` when there is a place; answers with the way to give it up, or to stop waiting for it. */
export const takeTurn = (begin: () => void) => {
  let state: 'waiting' | 'on' | 'done' = 'waiting';
  const start = () => {
    state = 'on';
    begin();
  };
  waiting.push(start);
  next();
  return () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(start), 1);
    if (state === 'on') taken -= 1;
    const wasDone = state === 'done';
    state = 'done';
    if (!wasDone) next();
  };
};
