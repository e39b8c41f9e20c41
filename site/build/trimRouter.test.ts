import { expect, it } from 'vitest';
import { markPureCalls } from './trimRouter.ts';

it('markPureCalls marks the creation of a component and removes its displayName', () => {
  const code =
    'var Link = React10.forwardRef((a) => a);\nLink.displayName = "Link";\nexport { Link };';
  expect(markPureCalls(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef((a) => a);\n\nexport { Link };',
  );
});

it('markPureCalls keeps other calls and assignments', () => {
  const code = 'React.useEffect(() => run(), []);\nwindow.name = React.memo(a);\nlet a = b.c();';
  expect(markPureCalls(code)).toBe(
    'React.useEffect(() => run(), []);\nwindow.name = /* @__PURE__ */ React.memo(a);\nlet a = b.c();',
  );
});
