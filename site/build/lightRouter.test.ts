import { expect, it } from 'vitest';
import { withoutEffects } from './lightRouter.ts';

it('a component that nobody uses can be left out', () => {
  const code =
    'var Link = React10.forwardRef((a) => a);\nLink.displayName = "Link";\nexport { Link };';
  expect(withoutEffects(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef((a) => a);\n\nexport { Link };',
  );
});

it('what does something is left alone', () => {
  const code = 'React.useEffect(() => run(), []);\nwindow.name = React.memo(a);\nlet a = b.c();';
  expect(withoutEffects(code)).toBe(
    'React.useEffect(() => run(), []);\nwindow.name = /* @__PURE__ */ React.memo(a);\nlet a = b.c();',
  );
});
