/**
 * Stories are drawn one after the other: those that type and press would take the focus from each
 * other, and on a small machine all would only wait for all.
 */
let isTaken = false;
const waiting: (() => void)[] = [];

const next = () => {
  if (isTaken) return;
  const begin = waiting.shift();
  if (!begin) return;
  isTaken = true;
  begin();
};

/** Calls `begin` when it is its turn; answers with the way to end that, or to stop waiting for it. */
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
    if (state === 'on') isTaken = false;
    const wasDone = state === 'done';
    state = 'done';
    if (!wasDone) next();
  };
};
