// The three product pictures on studio ice: `node ui/assets/illustrations/studio.mjs`
import { writeFileSync } from 'node:fs';

import {
  TAU,
  add,
  blur,
  camera,
  cross,
  curve,
  dice,
  frame,
  linear,
  mix,
  mul,
  n1,
  norm,
  poly,
  radial,
  stopList,
  sub,
  wrap,
} from './kit.mjs';
import { aglet, ballDefs, bearing, lace, roll, studio } from './products.mjs';
import { skateMarks } from './rink.mjs';

const w = 1600;
const h = 1200;

/** The ice floor: cold light from the left, marks of skates, a rink marking far below the surface. */
const floor = (cam, { marking, glow, seed, z }) => {
  const defs =
    linear('bg', 0, 0, 0, h, [
      [0, '#C7DEF0'],
      [0.22, '#DDEEFA'],
      [0.5, '#EEF6FC'],
      [0.78, '#E4EFF8'],
      [1, '#CFE2F1'],
    ]) +
    radial('key', 560, 430, 900, [
      [0, '#fff', 0.95],
      [0.45, '#fff', 0.5],
      [1, '#fff', 0],
    ]) +
    radial('vig', 800, 560, 1120, [
      [0.55, '#1B3A68', 0],
      [1, '#1B3A68', 0.3],
    ]) +
    radial('tint', glow.x, glow.y, glow.r, [
      [0, glow.c, glow.a],
      [1, glow.c, 0],
    ]) +
    blur('s2', 2) +
    blur('s4', 4) +
    blur('s8', 8) +
    blur('s20', 20) +
    blur('s40', 40) +
    `<radialGradient id="soft">${stopList([
      [0, '#fff', 0.9],
      [0.5, '#fff', 0.35],
      [1, '#fff', 0],
    ])}</radialGradient>`;
  let o = `<rect width="${w}" height="${h}" fill="url(#bg)"/>`;
  o += marking;
  o += `<rect width="${w}" height="${h}" fill="url(#key)"/>`;
  o += `<rect width="${w}" height="${h}" fill="url(#tint)"/>`;
  // soft windows of light mirrored by the ice
  for (const [x, y, rx, ry, a, t] of [
    [260, 260, 420, 46, 0.8, -8],
    [1260, 200, 360, 34, 0.6, 6],
    [1180, 980, 520, 60, 0.5, -7],
    [300, 1040, 420, 44, 0.55, -5],
  ])
    o += `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#soft)" opacity="${a}" transform="rotate(${t} ${x} ${y})"/>`;
  o += skateMarks(cam, {
    seed,
    count: 46,
    x: [-220, 220],
    z,
    len: [60, 300],
    bright: 0.95,
    dark: 0.34,
    inkDark: '#8FB2D0',
    inkLight: '#fff',
    wide: 1.15,
  });
  // a little snow cut loose by the blades
  const rnd = dice(seed + 5);
  let snow = '';
  for (let i = 0; i < 120; i++) {
    const q = cam.project([mix(-170, 170, rnd()), 0, mix(z[0], z[1], rnd() ** 1.5)]);
    const e = 0.7 + rnd() ** 3 * 3;
    snow += poly([
      [q[0] - e, q[1]],
      [q[0], q[1] - e * 0.8],
      [q[0] + e, q[1]],
      [q[0], q[1] + e * 0.5],
    ]);
  }
  o += `<path d="${snow}" fill="#fff" fill-opacity=".9"/>`;
  return { defs, svg: o };
};

/** A circle on the floor as a path, `m` points round. */
const loop = (cam, c, r, m = 64) => {
  const p = [];
  for (let i = 0; i < m; i++)
    p.push(
      cam.project([c[0] + Math.cos((i / m) * TAU) * r, 0, c[1] + Math.sin((i / m) * TAU) * r]),
    );
  return curve(p, true);
};
const band = (cam, c, r0, r1, fill, a, extra = '') =>
  `<path fill-rule="evenodd" d="${loop(cam, c, r1)}${loop(cam, c, r0)}" fill="${fill}" fill-opacity="${a}"${extra}/>`;
const slab = (cam, pts, fill, a, extra = '') =>
  `<path d="${poly(pts.map(([x, z]) => cam.project([x, 0, z])))}" fill="${fill}" fill-opacity="${a}"${extra}/>`;

/** Shadow of an outline of floor points. */
const blob = (cam, pts, fill, a, f) =>
  `<path d="${curve(
    pts.map(([x, z]) => cam.project([x, 0, z])),
    true,
  )}" fill="${fill}" fill-opacity="${a}" filter="url(#${f})"/>`;
const oval = (c, rx, rz, turn = 0, m = 24) =>
  Array.from({ length: m }, (_, i) => {
    const t = (i / m) * TAU;
    const [x, z] = [Math.cos(t) * rx, Math.sin(t) * rz];
    return [
      c[0] + x * Math.cos(turn) - z * Math.sin(turn),
      c[1] + x * Math.sin(turn) + z * Math.cos(turn),
    ];
  });

/** The mirror image in the ice: the body turned over at `y`, fading over `reach`. */
const mirror = (id, y, reach, a, f = 's4') => ({
  defs:
    linear(`${id}mg`, 0, y, 0, y + reach, [
      [0, '#fff', a],
      [0.55, '#fff', a * 0.3],
      [1, '#fff', 0],
    ]) +
    `<mask id="${id}mm" maskUnits="userSpaceOnUse" x="0" y="${n1(y - 90)}" width="${w}" height="${n1(reach + 90)}"><rect y="${n1(y - 90)}" width="${w}" height="${n1(reach + 90)}" fill="url(#${id}mg)"/></mask>`,
  svg: `<g mask="url(#${id}mm)"><use xlink:href="#${id}" transform="matrix(1 0 0 -1 0 ${n1(2 * y)})" filter="url(#${f})"/></g>`,
});

const vignette = `<rect width="${w}" height="${h}" fill="url(#vig)"/>`;

// ---------------------------------------------------------------- tape
const tape = () => {
  const cam = camera({ at: [0, 96, -214], to: [2, 27, 6], f: 1900, cx: 800, cy: 600 });
  const c = [12, 34];
  const marking =
    band(cam, c, 118, 124, '#C8102E', 0.3) +
    `<path d="${loop(cam, c, 19)}" fill="#C8102E" fill-opacity=".26"/>` +
    [-1, 1]
      .map((s) =>
        [-1, 1]
          .map(
            (q) =>
              slab(
                cam,
                [
                  [c[0] + s * 26, c[1] + q * 14],
                  [c[0] + s * 62, c[1] + q * 14],
                  [c[0] + s * 62, c[1] + q * 18],
                  [c[0] + s * 26, c[1] + q * 18],
                ],
                '#C8102E',
                0.26,
              ) +
              slab(
                cam,
                [
                  [c[0] + s * 26, c[1] + q * 14],
                  [c[0] + s * 30, c[1] + q * 14],
                  [c[0] + s * 30, c[1] + q * 44],
                  [c[0] + s * 26, c[1] + q * 44],
                ],
                '#C8102E',
                0.26,
              ),
          )
          .join(''),
      )
      .join('');
  const F = floor(cam, {
    marking,
    glow: { x: 980, y: 760, r: 620, c: '#C8102E', a: 0.07 },
    seed: 21,
    z: [-90, 190],
  });
  let defs = F.defs;
  let o = F.svg;
  // the lying roll, behind on the right
  const lf = frame([56, 12, 46], [0, 1, 0], 1, 0.6);
  o += blob(cam, oval([62, 44], 44, 40), '#1B3A68', 0.34, 's20');
  o += blob(cam, oval([58, 44], 37.5, 37.5), '#0A1B36', 0.42, 's8');
  o += `<g id="t2">${roll(cam, lf, studio, { id: 't2', n: 110, seed: 9 })}</g>`;
  // the standing roll
  const axis = norm([-0.74, 0.02, -0.78]);
  const sf = frame([-28, 36, 2], axis, 1);
  const side = norm(cross([0, 1, 0], axis));
  const turn = Math.atan2(side[2], side[0]);
  o += blob(cam, oval([-2, 14], 46, 17, turn + 0.15), '#1B3A68', 0.32, 's20');
  o += blob(cam, oval([-20, 5], 26, 13, turn), '#0A1B36', 0.42, 's8');
  // light focused through the film onto the ice, as clear things do
  o += blob(cam, oval([16, 22], 20, 5, turn + 0.2), '#fff', 0.9, 's8');
  o += blob(cam, oval([30, 26], 9, 2, turn + 0.25), '#fff', 0.95, 's4');
  const foot = cam.project([-28, 0, 2]);
  const M = mirror('t1', foot[1] + 14, 260, 0.42);
  defs += M.defs;
  o += M.svg;
  const run = Math.atan2(axis[2], axis[0]);
  o += blob(cam, oval([-26, 3], 15, 7, run), '#0A1B36', 0.5, 's8');
  o += blob(cam, oval([-27.5, 2], 13, 2.6, run), '#061226', 0.7, 's4');
  o += `<g id="t1">${roll(cam, sf, studio, { id: 't1', n: 150, seed: 4, lift: { from: 1.25, dir: 1, sweep: 1.55, rise: 21 } })}</g>`;
  return wrap(w, h, defs, o + vignette);
};

// ---------------------------------------------------------------- bearings
const bearings = () => {
  const cam = camera({ at: [0, 15.5, -62], to: [0.6, 8.6, 0], f: 1900, cx: 800, cy: 600 });
  const marking =
    band(cam, [10, 20], 40, 43, '#12805A', 0.3) +
    `<path d="${loop(cam, [10, 20], 5)}" fill="#12805A" fill-opacity=".24"/>`;
  const F = floor(cam, {
    marking,
    glow: { x: 900, y: 760, r: 640, c: '#12805A', a: 0.12 },
    seed: 33,
    z: [-26, 70],
  });
  let defs = F.defs + ballDefs(studio);
  let o = F.svg;
  // the row behind, each softer than the last
  const row = [
    [61.5, 112, 'b5', 8],
    [45, 76, 'b4', 6],
    [25.6, 46, 'b3', 4],
    [10, 22, 'b2', 2],
  ];
  for (const [x, z, id, s] of row) {
    const fr = frame([x, 11, z], [-0.42, 0.02, -0.9], 1);
    const foot = cam.project([x, 0, z]);
    defs += blur(`f${id}`, s);
    const M = mirror(id, foot[1] + 6, 240 * (62 / (62 + z)), 0.4, `f${id}`);
    defs += M.defs;
    o += blob(cam, oval([x + 2.5, z + 1.5], 9, 3), '#1B3A68', 0.36, 's20');
    o += M.svg;
    o += blob(cam, oval([x, z], 4.5, 3), '#061226', 0.5, 's8');
    o += `<g filter="url(#f${id})"><g id="${id}">${bearing(cam, fr, studio, { id, cover: 'seal', n: z < 30 ? 60 : 36 })}</g></g>`;
  }
  const fr = frame([-9.6, 11, 0], [0.4, 0.05, -0.9], 1);
  const foot = cam.project([-9.6, 0, 0]);
  o += blob(cam, oval([-4, 2.5], 13, 4.2, 0.15), '#1B3A68', 0.36, 's20');
  o += blob(cam, oval([-7.6, 0.9], 8, 3, 0.2), '#0A1B36', 0.4, 's8');
  const M = mirror('b1', foot[1] + 12, 330, 0.5);
  defs += M.defs;
  o += M.svg;
  o += blob(cam, oval([-9.5, 0.2], 2.4, 3.8, 0.5), '#061226', 0.65, 's4');
  o += `<g id="b1">${bearing(cam, fr, studio, { id: 'b1', n: 110, spin: 0.22 })}</g>`;
  return wrap(w, h, defs, o + vignette);
};

// ---------------------------------------------------------------- laces
const laces = () => {
  const cam = camera({ at: [0, 190, -150], to: [0, 0, 0], f: 1720, cx: 800, cy: 600 });
  const marking =
    slab(
      cam,
      [
        [-260, 24],
        [260, 62],
        [260, 98],
        [-260, 60],
      ],
      '#0B4EA2',
      0.2,
    ) +
    slab(
      cam,
      [
        [-260, 26.5],
        [260, 64.5],
        [260, 67],
        [-260, 29],
      ],
      '#fff',
      0.35,
    );
  const F = floor(cam, {
    marking,
    glow: { x: 820, y: 640, r: 700, c: '#0B4EA2', a: 0.1 },
    seed: 41,
    z: [-100, 120],
  });
  let defs = F.defs;
  let o = F.svg;
  const W = 9;
  const coil = (c, r1, turns, spin, dir, tail) => {
    const gap = W * 1.16;
    const pts = [];
    const n = Math.round(turns * 90);
    for (let i = 0; i <= n; i++) {
      const q = i / n;
      const t = spin + dir * q * turns * TAU;
      const r = r1 - gap * turns * (1 - q);
      pts.push([c[0] + Math.cos(t) * r, 0, c[1] + Math.sin(t) * r]);
    }
    let p = pts.at(-1);
    const d = norm(sub(p, pts.at(-2)));
    let a = Math.atan2(d[2], d[0]);
    for (let i = 0; i < tail.len; i++) {
      a += tail.bend(i / tail.len) * 0.01;
      p = add(p, [Math.cos(a), 0, Math.sin(a)]);
      pts.push(p);
    }
    // the inner end runs on towards the middle
    p = pts[0];
    const e = norm(sub(p, pts[1]));
    a = Math.atan2(e[2], e[0]);
    for (let i = 0; i < tail.inLen; i++) {
      a += tail.inBend * 0.01;
      p = add(p, [Math.cos(a), 0, Math.sin(a)]);
      pts.unshift(p);
    }
    return pts;
  };
  const opt = { w: W, step: 1.15, thick: 1.1, tracer: '#0B4EA2', fine: 1.5, taper: 7 };
  const tail = (s) => ({
    len: 94,
    bend: (q) => s * (q < 0.34 ? -0.5 : q < 0.84 ? 5.6 : 0),
    inLen: 15,
    inBend: 4.6 * s,
  });
  const A = lace(
    cam,
    coil([-32, 30], 54, 1.82, (285 / 360 + 1.82) * TAU, -1, tail(1)),
    studio,
    opt,
  );
  const B = lace(cam, coil([32, 30], 54, 1.82, (255 / 360 - 1.82) * TAU, 1, tail(-1)), studio, opt);
  // crossings of A and B, and of each with itself
  const hits = [];
  const seek = (P, Q, same) => {
    const cells = new Map();
    const key = (x, z) => `${Math.floor(x / 3)},${Math.floor(z / 3)}`;
    Q.pts.forEach((p, j) => {
      const k = key(p[0], p[2]);
      cells.set(k, [...(cells.get(k) ?? []), j]);
    });
    for (let i = 0; i < P.N; i++) {
      const [x0, , z0] = P.pts[i];
      const [x1, , z1] = P.pts[i + 1];
      for (let dx = -1; dx <= 1; dx++)
        for (let dz = -1; dz <= 1; dz++)
          for (const j of cells.get(key(x0 + dx * 3, z0 + dz * 3)) ?? []) {
            if (j >= Q.N || (same && Math.abs(i - j) < 20) || (same && j <= i)) continue;
            const [u0, , v0] = Q.pts[j];
            const [u1, , v1] = Q.pts[j + 1];
            const det = (x1 - x0) * (v1 - v0) - (z1 - z0) * (u1 - u0);
            if (Math.abs(det) < 1e-9) continue;
            const s = ((u0 - x0) * (v1 - v0) - (v0 - z0) * (u1 - u0)) / det;
            const t = ((u0 - x0) * (z1 - z0) - (v0 - z0) * (x1 - x0)) / det;
            if (s >= 0 && s < 1 && t >= 0 && t < 1)
              hits.push({
                P,
                Q,
                i: i + s,
                j: j + t,
                sin: Math.abs(det) / (Math.hypot(x1 - x0, z1 - z0) * Math.hypot(u1 - u0, v1 - v0)),
              });
          }
    }
  };
  seek(A, B, false);
  // shade of both on the ice
  for (const L of [A, B]) {
    o += `<path d="${L.outline(0, L.N, 1.12)}" fill="#1B3A68" fill-opacity=".4" filter="url(#s8)" transform="translate(12 12)"/>`;
    o += `<path d="${L.outline(0, L.N, 1.06)}" fill="#0A1B36" fill-opacity=".5" filter="url(#s2)" transform="translate(3 4)"/>`;
  }
  const tip = (L, fore) => {
    const i = fore ? L.N : 0;
    const dir = fore ? L.fr[L.N].T : mul(L.fr[0].T, -1);
    const p = L.pts[i];
    const c = cam.project(add(p, mul(dir, 9)));
    const a = aglet(cam, p, dir, studio, { len: 19, r: 2.1 });
    return {
      svg: a.svg,
      shade: blob(
        cam,
        oval(
          [p[0] + dir[0] * 10 + 1.4, p[2] + dir[2] * 10 - 0.6],
          11,
          2.6,
          Math.atan2(dir[2], dir[0]),
        ),
        '#0A1B36',
        0.5,
        's4',
      ),
      c,
    };
  };
  const tips = [tip(A, true), tip(A, false), tip(B, true), tip(B, false)];
  o += tips.map((t) => t.shade).join('');
  o += A.paint(0, A.N) + B.paint(0, B.N);
  o += tips.map((t) => t.svg).join('');
  // linked rings: the left lace lies on top at the back, the right one in front. All shades of the
  // crossings come first, each clipped to the lace that takes it, then the pieces on top.
  let shades = '';
  let tops = '';
  hits.forEach((q, k) => {
    const leftOver = q.P.pts[Math.round(q.i)][2] > 30;
    const [O, i, U, j] = leftOver ? [q.P, q.i, q.Q, q.j] : [q.Q, q.j, q.P, q.i];
    const reach = ((W * 0.5 * (1 + Math.sqrt(1 - q.sin ** 2))) / q.sin + 0.5) / 1.15;
    defs += `<clipPath id="x${k}"><path d="${U.outline(j - reach * 2.4, j + reach * 2.4, 1)}"/></clipPath>`;
    shades += `<g clip-path="url(#x${k})"><path d="${O.outline(i - reach * 1.5, i + reach * 1.5, 1.3)}" fill="#0A1B36" fill-opacity=".6" filter="url(#s4)" transform="translate(3 4)"/></g>`;
    tops += O.paint(Math.floor((i - reach) / 8) * 8, Math.ceil((i + reach) / 8) * 8);
  });
  o += shades + tops;
  return wrap(w, h, defs, o + vignette);
};

const out = (name) => new URL(`./drawn/${name}`, import.meta.url);
writeFileSync(out('tape.svg'), tape());
writeFileSync(out('bearings.svg'), bearings());
writeFileSync(out('laces.svg'), laces());
