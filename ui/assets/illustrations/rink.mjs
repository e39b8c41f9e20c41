// The rink: arena lamps, glossy ice with skate marks, the goal, the puck on the bar.
import {
  TAU,
  add,
  clamp,
  cross,
  curve,
  dice,
  dot,
  hex,
  line,
  mix,
  mul,
  n1,
  norm,
  poly,
  sub,
} from './kit.mjs';

/** A painted steel pipe along world points `pts`, `r` thick; shader({n, v, r, p, k}) as in surface. */
export const tube = (cam, pts, r, shader, { m = 22 } = {}) => {
  const n = pts.length;
  let ref = null;
  const rings = pts.map((p, i) => {
    const T = norm(sub(pts[Math.min(n - 1, i + 1)], pts[Math.max(0, i - 1)]));
    const U = ref
      ? norm(sub(ref, mul(T, dot(ref, T))))
      : norm(cross(T, Math.abs(T[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    ref = U;
    return { p, U, V: cross(T, U) };
  });
  const P = (g, t) => add(g.p, add(mul(g.U, r * Math.cos(t)), mul(g.V, r * Math.sin(t))));
  const quads = [];
  for (let i = 0; i < n - 1; i++)
    for (let j = 0; j < m; j++) {
      const t = ((j + 0.5) * TAU) / m;
      const g = rings[i];
      const h = rings[i + 1];
      const mid = mul(add(P(g, t), P(h, t)), 0.5);
      const N = norm(
        add(
          add(mul(g.U, Math.cos(t)), mul(g.V, Math.sin(t))),
          add(mul(h.U, Math.cos(t)), mul(h.V, Math.sin(t))),
        ),
      );
      const V = norm(sub(cam.at, mid));
      const f = dot(N, V);
      if (f < -0.03) continue;
      const c = shader({ n: N, v: V, r: sub(mul(N, 2 * f), V), p: mid, facing: f });
      const e0 = (j * TAU) / m;
      const e1 = ((j + 1.3) * TAU) / m;
      quads.push({
        z: f,
        fill: hex(c),
        d: poly(
          [P(g, e0), P(h, e0), P(h, e1), P(g, e1)]
            .map((q, k, all) =>
              k === 1
                ? add(q, mul(sub(q, all[0]), 0.05))
                : k === 2
                  ? add(q, mul(sub(q, all[3]), 0.05))
                  : q,
            )
            .map(cam.project),
        ),
      });
    }
  // turned-away slivers first, so that overlaps fall under the facing ones
  quads.sort((a, b) => a.z - b.z);
  return quads.map((q) => `<path fill="${q.fill}" d="${q.d}"/>`).join('');
};

/** Points of a goal's front frame: post, bend, bar, bend, post. */
export const goalFrame = (A, B, height, bend, steps = 7) => {
  const dirAB = norm(sub(B, A));
  const out = [A];
  for (const q of [0.3, 0.6]) out.push(add(A, [0, height * q, 0]));
  for (let i = 0; i <= steps; i++) {
    const t = (i / steps) * (TAU / 4);
    out.push(
      add(
        add(A, [0, height - bend, 0]),
        add(mul(dirAB, bend * (1 - Math.cos(t))), [0, bend * Math.sin(t), 0]),
      ),
    );
  }
  const L = Math.hypot(...sub(B, A));
  const barStart = add(add(A, [0, height, 0]), mul(dirAB, bend));
  for (let i = 1; i < 4; i++) out.push(add(barStart, mul(dirAB, ((L - 2 * bend) * i) / 4)));
  for (let i = 0; i <= steps; i++) {
    const t = (i / steps) * (TAU / 4);
    out.push(
      add(
        add(B, [0, height - bend, 0]),
        add(mul(dirAB, -bend * (1 - Math.sin(t))), [0, bend * Math.cos(t), 0]),
      ),
    );
  }
  for (const q of [0.6, 0.3]) out.push(add(B, [0, height * q, 0]));
  out.push(B);
  return out;
};

/** Mesh between a top line and a bottom line of world points, sagging; as two sets of lines. */
export const mesh = (cam, P, nu, nv) => {
  // diamonds: strings along u+v and u-v, each cut where it leaves the sheet
  let d = '';
  for (let k = -nv; k <= nu; k++)
    for (const s of [1, -1]) {
      const v0 = clamp(-k / nv);
      const v1 = clamp((nu - k) / nv);
      if (v1 - v0 < 0.02) continue;
      const m = Math.max(2, Math.round((v1 - v0) * 6));
      const pts = [];
      for (let i = 0; i <= m; i++) {
        const v = mix(v0, v1, i / m);
        const u = (k + v * nv) / nu;
        pts.push(cam.project(P(clamp(s > 0 ? u : 1 - u), v)));
      }
      d += line(pts);
    }
  return d;
};

/** Long shallow arcs cut by skates: a dark groove with a bright lip. */
export const skateMarks = (
  cam,
  {
    seed,
    count,
    x,
    z,
    len = [60, 260],
    bright = 0.35,
    dark = 0.35,
    inkDark = '#03091A',
    inkLight = '#CFE3F7',
    wide = 1,
  },
) => {
  const rnd = dice(seed);
  const groups = [[], [], []];
  for (let i = 0; i < count; i++) {
    const x0 = mix(x[0], x[1], rnd());
    const z0 = mix(z[0], z[1], rnd() ** 1.4);
    const L = mix(len[0], len[1], rnd()) * 0.7;
    const a = rnd() * TAU;
    const bend = (rnd() - 0.5) * 1.3;
    const pts = [];
    for (let k = 0; k <= 4; k++) {
      const q = k / 4 - 0.5;
      const th = a + bend * q;
      pts.push([x0 + Math.cos(th) * L * q, 0, z0 + Math.sin(th) * L * q]);
    }
    if (pts.some((p) => p[2] < z[0] * 0.8)) continue;
    groups[i % 3].push(pts.map(cam.project));
  }
  let o = '';
  groups.forEach((g, i) => {
    const w = [2.2, 1.3, 0.8][i] * wide;
    o += `<path d="${g.map((p) => curve(p.map((q) => [q[0], q[1] + w * 0.8]))).join('')}" fill="none" stroke="${inkDark}" stroke-opacity="${dark}" stroke-width="${n1(w)}" stroke-linecap="round"/>`;
    o += `<path d="${g.map((p) => curve(p)).join('')}" fill="none" stroke="${inkLight}" stroke-opacity="${Math.round(bright * [0.8, 0.65, 1][i] * 100) / 100}" stroke-width="${n1(w * 0.8)}" stroke-linecap="round"/>`;
  });
  return o;
};
