// The night-rink hero, wide and tall: `node ui/assets/illustrations/hero.mjs`
import { writeFileSync } from 'node:fs';

import {
  TAU,
  add,
  annulus,
  blur,
  camera,
  clamp,
  curve,
  dice,
  dot,
  frame,
  linear,
  mix,
  mix3,
  mul,
  n1,
  norm,
  poly,
  ring,
  smooth,
  stopList,
  sub,
  surface,
  wrap,
} from './kit.mjs';
import { aglet, ballDefs, bearing, lace, night, roll } from './products.mjs';
import { goalFrame, mesh, skateMarks, tube } from './rink.mjs';

const paint = (s) => {
  // red enamel: deep body, sharp lamp stripes, ice light from below, a cold rim
  const { n, v, r, facing } = s;
  const key = norm([-0.62, 0.62, -0.48]);
  const d = dot(n, key);
  let c = mix3([52, 3, 18], [206, 17, 48], smooth(-0.45, 0.62, d));
  c = mix3(c, [236, 58, 78], 0.6 * smooth(0.55, 0.95, d));
  const spec =
    Math.pow(clamp(dot(r, norm([-0.42, 0.86, -0.28]))), 18) +
    0.9 * Math.pow(clamp(dot(norm(add(v, norm([-0.75, 0.15, -0.5]))), n)), 60);
  c = mix3(c, [255, 232, 234], clamp(spec) * 0.92);
  const side = dot(n, norm([0.9, 0.05, -0.2]));
  c = mix3(c, [255, 116, 130], 0.62 * Math.pow(1 - clamp(facing), 2.2) * smooth(0.2, 0.95, side));
  c = mix3(c, [120, 160, 220], 0.4 * Math.pow(1 - clamp(facing), 3) * smooth(0.1, 0.8, -n[1]));
  return c;
};

const lampDefs =
  `<radialGradient id="lamp">${stopList([
    [0, '#fff', 1],
    [0.1, '#F2F8FF', 0.95],
    [0.2, '#CFE3FB', 0.5],
    [0.45, '#8DBBF0', 0.16],
    [1, '#1B3A68', 0],
  ])}</radialGradient>` +
  `<radialGradient id="pool">${stopList([
    [0, '#CFE3FB', 0.6],
    [0.4, '#6E9BD2', 0.25],
    [1, '#1B3A68', 0],
  ])}</radialGradient>` +
  `<radialGradient id="ping">${stopList([
    [0, '#fff', 1],
    [0.12, '#FFF4F2', 0.95],
    [0.28, '#FFC7C9', 0.5],
    [0.55, '#FF5A6B', 0.18],
    [1, '#C8102E', 0],
  ])}</radialGradient>`;

const scene = (S) => {
  const { w, h, cam } = S;
  const rnd = dice(S.seed ?? 7);
  let defs = lampDefs + ballDefs(night);
  let o = '';
  const horizon = S.horizon;

  // the dark of the arena
  defs += linear('sky', 0, 0, 0, horizon, [
    [0, '#040C1C'],
    [0.55, '#08152D'],
    [1, '#10284F'],
  ]);
  o += `<rect width="${w}" height="${horizon + 2}" fill="url(#sky)"/>`;
  // stands: broad dim tiers
  const tier = (y0, y1, c, a) =>
    `<path d="M0 ${n1(y0 + S.tilt)}Q${w / 2} ${n1(y0 - S.tilt)} ${w} ${n1(y0 + S.tilt * 0.4)}V${n1(y1)}H0Z" fill="${c}" fill-opacity="${a}"/>`;
  o += tier(horizon * 0.58, horizon, '#0D2246', 0.55);
  o += tier(horizon * 0.72, horizon, '#0A1B36', 0.75);
  o += tier(horizon * 0.84, horizon, '#081630', 0.8);

  // lamps under the roof, in rows that run away
  let lamps = '';
  let pools = '';
  let shafts = '';
  defs += linear('shaft', 0, 20, 0, horizon, [
    [0, '#CFE3FB', 0.13],
    [0.6, '#8DBBF0', 0.035],
    [1, '#8DBBF0', 0],
  ]);
  for (const L of S.lamps) {
    for (let i = 0; i < L.n; i++) {
      const q = L.n === 1 ? 0 : i / (L.n - 1);
      const x = mix(L.x0, L.x1, q);
      const y = mix(L.y0, L.y1, q);
      const r = mix(L.r0, L.r1, q);
      const a = L.a * clamp(S.dim(x / w));
      if (a < 0.03) continue;
      lamps += `<g opacity="${Math.round(a * 100) / 100}"><ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(r * 6.4)}" ry="${n1(r * 4.6)}" fill="url(#lamp)" opacity=".62"/><path d="${poly(
        [
          [-1.25, -0.26],
          [1.25, -0.3],
          [1.35, 0.24],
          [-1.15, 0.3],
        ].map(([u, v]) => [x + u * r, y + v * r]),
      )}" fill="#fff"/></g>`;
      const my = horizon + (horizon - y) * S.mirror;
      if (L.shaft)
        shafts += `<path d="${poly([
          [x - r, y],
          [x + r, y],
          [x + r * 7 + (x - w * 0.75) * 0.35, horizon],
          [x - r * 7 + (x - w * 0.75) * 0.35, horizon],
        ])}" fill="url(#shaft)" opacity="${Math.round(a * 100) / 100}"/>`;
      pools += `<ellipse cx="${n1(x)}" cy="${n1(my)}" rx="${n1(r * 2)}" ry="${n1(r * 8)}" fill="url(#pool)" opacity="${Math.round(a * S.poolGain * 100) / 100}"/>`;
    }
  }
  // trusses
  for (const L of S.lamps)
    if (L.n > 1)
      o += `<path d="M${n1(mix(L.x0, L.x1, -0.3))} ${n1(mix(L.y0, L.y1, -0.3) - L.r0 * 0.5)}L${n1(mix(L.x0, L.x1, 1.3))} ${n1(mix(L.y0, L.y1, 1.3) - L.r1 * 0.5)}" stroke="#1B3A68" stroke-opacity="${n1(0.5 * L.a)}" stroke-width="${n1(L.r0 * 0.16)}"/>`;
  o += `<g filter="url(#b14)">${shafts}</g>${lamps}`;

  // the boards at the far end, with a glow on them
  defs += linear('boards', 0, 0, w, 0, S.boards);
  const bh = S.boardH;
  o += `<rect y="${horizon - bh}" width="${w}" height="${bh}" fill="url(#boards)"/>`;
  o += `<rect y="${horizon - bh}" width="${w}" height="${n1(bh * 0.1)}" fill="#8DBBF0" fill-opacity=".28"/>`;
  o += `<rect y="${n1(horizon - bh * 0.2)}" width="${w}" height="${n1(bh * 0.2)}" fill="#0B4EA2" fill-opacity=".55"/>`;

  // glass above the boards: stanchions and faint panes; far small lights in the stands
  let glass = '';
  const gh = bh * 1.5;
  for (let i = 0; i <= 16; i++) {
    const x = (w / 16) * i + 20;
    glass += `M${n1(x)} ${n1(horizon - bh)}V${n1(horizon - bh - gh)}`;
  }
  o += `<path d="${glass}" stroke="#8DBBF0" stroke-opacity=".1" stroke-width="3"/>`;
  let far = '';
  for (let i = 0; i < 130; i++) {
    const x = rnd() * w;
    if (rnd() > S.dim(x / w)) continue;
    const y = horizon * (0.6 + rnd() * 0.22);
    far += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(1 + rnd() * 2.2)}" fill="#BFE0F5" fill-opacity="${n1(0.1 + rnd() * 0.3)}"/>`;
  }
  o += far;
  for (const [x, y, rx, ry, a] of S.haze)
    o += `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#pool)" opacity="${a}"/>`;

  // ice
  defs += linear('ice', 0, horizon, 0, h, S.ice);
  o += `<rect y="${horizon}" width="${w}" height="${h - horizon}" fill="url(#ice)"/>`;
  defs += blur('b6', 6) + blur('b14', 14) + blur('b30', 30) + blur('b3', 3) + blur('bl', 3, 10);
  o += `<g>${pools}</g>`;
  // mirrored boards
  defs += linear('bm', 0, horizon, 0, horizon + bh * 2.4, [
    [0, '#fff', 0.5],
    [1, '#fff', 0],
  ]);
  defs += `<mask id="bmm"><rect y="${horizon}" width="${w}" height="${n1(bh * 2.4)}" fill="url(#bm)"/></mask>`;
  o += `<rect y="${horizon}" width="${w}" height="${n1(bh * 2.4)}" fill="url(#boards)" mask="url(#bmm)"/>`;

  // markings: crease and goal line lie under the ice
  const { A, B } = S.goal;
  const along = norm(sub(B, A));
  const out = norm([along[2], 0, -along[0]]); // towards the eye
  const mid = mul(add(A, B), 0.5);
  const crease = [];
  for (let i = 0; i <= 40; i++) {
    const t = (i / 40) * Math.PI;
    crease.push(
      cam.project(
        add(
          mid,
          add(mul(along, -Math.cos(t) * S.creaseR), mul(out, Math.sin(t) * S.creaseR * 0.9)),
        ),
      ),
    );
  }
  o += `<path d="${poly(crease)}" fill="#0B4EA2" fill-opacity=".3"/><path d="${curve(crease)}" fill="none" stroke="#C8102E" stroke-opacity=".6" stroke-width="${S.lineW}"/>`;
  const gl = (k, o2) => cam.project(add(add(mid, mul(along, k)), mul(out, o2)));
  defs += linear('gline', gl(-S.glLen, 0)[0], 0, gl(S.glLen, 0)[0], 0, [
    [0, '#C8102E', S.glFade ?? 0],
    [0.35, '#C8102E', 0.75],
    [0.7, '#E0223F', 0.85],
    [1, '#A30D26', 0.5],
  ]);
  o += `<path d="${poly([gl(-S.glLen, 3), gl(S.glLen, 3), gl(S.glLen, -3), gl(-S.glLen, -3)])}" fill="url(#gline)"/>`;

  // skate marks
  o += `<g>${S.marks.map((m) => skateMarks(cam, m)).join('')}</g>`;

  // goal: net first
  const H = S.goal.h;
  const back = mul(out, -1);
  const sag = (u, v, k) => k * Math.sin(Math.PI * u) * Math.sin(Math.PI * v);
  const up = (p, y) => add(p, [0, y, 0]);
  const D1 = S.goal.deep * 0.45;
  const D2 = S.goal.deep;
  const top = (u, v) => add(up(add(A, mul(sub(B, A), u)), H - 2 - sag(u, v, 9)), mul(back, D1 * v));
  const rear = (u, v) =>
    add(
      up(add(A, mul(sub(B, A), u)), (H - 2) * (1 - v) + sag(u, v, -4)),
      mul(back, mix(D1, D2, v) + sag(u, v, 14)),
    );
  const side = (E) => (u, v) =>
    add(up(E, (H - 2) * (1 - v)), mul(back, mix(D1, D2, v) * u + sag(u, v, 2)));
  const net = [
    [mesh(cam, rear, 26, 18), 0.34, 1],
    [mesh(cam, top, 26, 7), 0.5, 1.1],
    [mesh(cam, side(A), 11, 18), 0.5, 1.15],
    [mesh(cam, side(B), 11, 18), 0.35, 1],
  ];
  const gx0 = cam.project(A);
  const gx1 = cam.project(B);
  const gt = cam.project(up(A, H));
  defs += linear('netg', 0, gt[1], 0, gx0[1], [
    [0, '#E6F1FC', 1],
    [0.4, '#A9C6E6', 0.75],
    [1, '#3E649A', 0.35],
  ]);
  // darkness inside the goal
  o += `<path d="${poly([A, up(A, H), up(B, H), B].map(cam.project))}" fill="#030A18" fill-opacity=".42"/>`;
  for (const [d, a, k] of net)
    o += `<path d="${d}" fill="none" stroke="url(#netg)" stroke-opacity="${a}" stroke-width="${n1(S.netW * k)}"/>`;
  // the white base pipe of the net, round its far corners
  const base = [A];
  for (let i = 0; i <= 16; i++) {
    const u = i / 16;
    const round = Math.pow(Math.abs(2 * u - 1), 5);
    base.push(add(add(A, mul(sub(B, A), u)), mul(back, D2 * (1 - 0.22 * round))));
  }
  base.push(B);
  const bp = base.map((p) => cam.project(up(p, 1.2)));
  o += `<path d="${curve(bp)}" fill="none" stroke="#3E5F8E" stroke-opacity=".9" stroke-width="${n1(S.netW * 4.2)}"/><path d="${curve(bp.map((p) => [p[0], p[1] - S.netW]))}" fill="none" stroke="#C9DDF2" stroke-opacity=".75" stroke-width="${n1(S.netW * 1.2)}"/>`;

  // the frame, and its mirror image in the ice
  const framePts = goalFrame(A, B, H, S.goal.bend);
  const mirrored = framePts.map(([x, y, z]) => [x, -y, z]);
  const mir = tube(
    cam,
    mirrored,
    S.goal.r,
    (s) => mul(paint({ ...s, n: [s.n[0], -s.n[1], s.n[2]], r: [s.r[0], -s.r[1], s.r[2]] }), 0.8),
    { m: 12 },
  );
  const my1 = Math.min(h, gx0[1] + (gx0[1] - gt[1]) * 0.75);
  defs += linear('mirg', 0, gx1[1], 0, my1, [
    [0, '#fff', 0.62],
    [0.5, '#fff', 0.2],
    [1, '#fff', 0],
  ]);
  defs += `<mask id="mirm" maskUnits="userSpaceOnUse" x="0" y="${n1(horizon)}" width="${w}" height="${n1(h - horizon)}"><rect y="${n1(horizon)}" width="${w}" height="${n1(h - horizon)}" fill="url(#mirg)"/></mask>`;
  o += `<g mask="url(#mirm)"><g filter="url(#bl)">${mir}</g></g>`;
  // contact shades of the posts
  for (const p of [gx0, gx1])
    o += `<ellipse cx="${n1(p[0])}" cy="${n1(p[1] + 2)}" rx="${n1(S.goal.r * 2.4 * (cam.f / p[2]))}" ry="${n1(S.goal.r * 0.6 * (cam.f / p[2]))}" fill="#020713" fill-opacity=".7" filter="url(#b6)"/>`;
  o += tube(cam, framePts, S.goal.r, paint, { m: 24 });
  // twine loops on the bar's underside
  let loops = '';
  for (let i = 1; i < 30; i++) {
    const u = 0.05 + (i / 30) * 0.9;
    const a = cam.project(up(add(A, mul(sub(B, A), u)), H + S.goal.r));
    const b = cam.project(
      add(up(add(A, mul(sub(B, A), u + 0.006)), H - S.goal.r * 1.1), mul(out, S.goal.r * 0.3)),
    );
    const c = cam.project(add(up(add(A, mul(sub(B, A), u + 0.004)), H), mul(out, S.goal.r)));
    loops += `M${n1(a[0])} ${n1(a[1])}Q${n1(c[0] + 3)} ${n1(c[1])} ${n1(b[0])} ${n1(b[1])}`;
  }
  o += `<path d="${loops}" fill="none" stroke="#EAF2F8" stroke-opacity=".55" stroke-width="${n1(S.netW * 1.5)}"/>`;

  // the ping
  const hit = up(add(add(A, mul(sub(B, A), S.hit)), mul(out, S.goal.r * 0.7)), H + S.goal.r * 0.55);
  const hp = cam.project(hit);
  const k = cam.f / hp[2];
  const puckC = add(hit, add(mul(out, 6.2), [0, 2.2, 0]));
  const pf = frame(puckC, S.puckAxis, S.puck);
  o += `<circle cx="${n1(hp[0])}" cy="${n1(hp[1])}" r="${n1(k * 46)}" fill="url(#ping)" opacity=".62"/>`;
  // light running along the bar
  const bar = (u) => cam.project(up(add(A, mul(sub(B, A), u)), H + S.goal.r * 0.45));
  const b0 = bar(S.hit - 0.3);
  const b1 = bar(S.hit + 0.28);
  defs += linear('run', b0[0], b0[1], b1[0], b1[1], [
    [0, '#fff', 0],
    [0.52, '#fff', 0.95],
    [1, '#fff', 0],
  ]);
  o += `<path d="M${n1(b0[0])} ${n1(b0[1])}L${n1(b1[0])} ${n1(b1[1])}" stroke="url(#run)" stroke-width="${n1(k * S.goal.r * 0.5)}" stroke-linecap="round" filter="url(#b3)"/>`;
  // the ring of light: a crescent, open where the puck came from, with its bloom
  const rs = S.ringW;
  const crescent = (R, a0, a1, th, squash = 0.97) => {
    const p = [];
    const q = [];
    for (let i = 0; i <= 44; i++) {
      const e = i / 44;
      const t = mix(a0, a1, e);
      const half = (th * (0.08 + 0.92 * Math.sin(Math.PI * e) ** 0.8)) / 2;
      p.push([hp[0] + Math.cos(t) * (R * k + half), hp[1] + Math.sin(t) * (R * k + half) * squash]);
      q.unshift([
        hp[0] + Math.cos(t) * (R * k - half),
        hp[1] + Math.sin(t) * (R * k - half) * squash,
      ]);
    }
    return `d="${curve(p)}${curve(q).replace('M', 'L')}Z"`;
  };
  o += `<path ${crescent(20, 0.05, 5.15, rs * 6)} fill="#FF5A6B" fill-opacity=".5" filter="url(#b14)"/>`;
  o += `<path ${crescent(20, 0.05, 5.15, rs * 2.6)} fill="#fff" fill-opacity=".7" filter="url(#b6)"/>`;
  o += `<path ${crescent(20, 0.05, 5.15, rs * 1.25)} fill="#fff"/>`;
  o += `<path ${crescent(29, 1.5, 4.2, rs * 0.55)} fill="#fff" fill-opacity=".34"/>`;
  o += `<path ${crescent(40, 2.1, 3.9, rs * 0.4)} fill="#FFC7C9" fill-opacity=".2"/>`;
  // flare along the bar and across it
  const slope = (b1[1] - b0[1]) / (b1[0] - b0[0]);
  const flare = (dx, dy, th, op) =>
    `<path d="${poly([
      [hp[0] - dx, hp[1] - dy],
      [hp[0], hp[1] - th],
      [hp[0] + dx, hp[1] + dy],
      [hp[0], hp[1] + th],
    ])}" fill="#fff" fill-opacity="${op}" filter="url(#b3)"/>`;
  o += flare(k * 52, k * 52 * slope, k * 0.9, 0.85);
  // the puck: rubber, rim lit by the flash
  const rub = (s) => {
    const d = norm(sub(hit, s.p));
    const fl = clamp(dot(s.n, d));
    const lamp = Math.pow(clamp(dot(s.r, norm([-0.2, 0.95, -0.1]))), 8);
    let c = mix3([9, 13, 24], [34, 44, 66], clamp(0.5 + 0.5 * s.n[1]));
    c = mix3(c, [214, 228, 246], 0.75 * lamp + 0.5 * Math.pow(1 - clamp(s.facing), 3));
    return mix3(c, [255, 214, 214], 0.85 * fl ** 1.5);
  };
  // speed of the puck: thin lit streaks behind it
  const pc = cam.project(puckC);
  const away = S.from;
  let st = '';
  for (let i = 0; i < 7; i++) {
    const off = (i - 3) * S.puck * 1.05 * k * 0.8;
    const L = (60 + rnd() * 80) * k * 0.55 * (1 - Math.abs(i - 3) * 0.14);
    const px = pc[0] - away[1] * off;
    const py = pc[1] + away[0] * off;
    st += poly([
      [px - away[1] * 1.6, py + away[0] * 1.6],
      [px + away[0] * L, py + away[1] * L],
      [px + away[1] * 1.6, py - away[0] * 1.6],
    ]);
  }
  defs += linear('streak', pc[0], pc[1], pc[0] + away[0] * k * 70, pc[1] + away[1] * k * 70, [
    [0, '#CFE3FB', 0.55],
    [1, '#8DBBF0', 0],
  ]);
  o += `<path d="${st}" fill="url(#streak)"/>`;
  const Rr = 3.81;
  const Hh = 1.27;
  o += surface(cam, pf, [Rr, -Hh], [Rr, Hh], [1, 0], rub, { n: 70 });
  o += surface(cam, pf, [Rr, Hh], [Rr - 0.3, Hh + 0.12], [0.6, 0.8], rub, { n: 60 });
  o += surface(
    cam,
    pf,
    [0, Hh + 0.12],
    [Rr - 0.3, Hh + 0.12],
    [0, 1],
    (s) =>
      mix3(
        [12, 17, 30],
        [70, 88, 118],
        Math.pow(clamp(0.5 + 0.5 * dot(pf.dir(1, 0, s.t), [-0.5, 0.8, -0.2])), 2),
      ),
    { n: 40 },
  );
  o += `<path d="${ring(cam, pf, Rr - 0.3, Hh + 0.12)}" fill="none" stroke="#E6F1FC" stroke-opacity=".75" stroke-width="${n1(k * 0.16 * S.puck)}"/>`;
  o += annulus(cam, pf, 1.25, 2.1, Hh + 0.12, '#C8102E', ' fill-opacity=".85"');
  // knurled edge
  let kn = '';
  for (let i = 0; i < 90; i++) {
    const t = (i / 90) * TAU;
    const N = pf.dir(1, 0, t);
    if (dot(N, norm(sub(cam.at, puckC))) < 0.05) continue;
    const a = cam.project(pf.at(Rr, -0.9, t));
    const b = cam.project(pf.at(Rr, 0.9, t + (i % 2 ? 0.07 : -0.07)));
    kn += `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`;
  }
  o += `<path d="${kn}" stroke="#9DB8D8" stroke-opacity=".28" stroke-width="${n1(k * 0.14)}" fill="none"/>`;
  // flash core between puck and bar
  o += `<circle cx="${n1(mix(hp[0], pc[0], 0.3))}" cy="${n1(mix(hp[1], pc[1], 0.3))}" r="${n1(k * 9)}" fill="url(#ping)"/>`;
  // ice particles thrown off
  let bits = '';
  for (let i = 0; i < 46; i++) {
    const t = -3.1 + rnd() * 3.4;
    const R = (10 + rnd() ** 0.7 * 46) * k;
    const s = (0.25 + rnd() * 0.85) * k * (1 - R / (80 * k));
    const x = hp[0] + Math.cos(t) * R;
    const y = hp[1] + Math.sin(t) * R * 0.9 + (R / k) ** 2 * 0.004 * k;
    const a = rnd() * TAU;
    bits += `<path fill="#fff" fill-opacity="${n1(0.35 + rnd() * 0.6)}" d="${poly([0, 1.7, 3, 4.6].map((q, j) => [x + Math.cos(a + q) * s * (j % 2 ? 1 : 1.8), y + Math.sin(a + q) * s * (j % 2 ? 1 : 1.8)]))}"/>`;
  }
  o += bits;
  // its glow on the ice
  const fl = cam.project([hit[0], 0, hit[2]]);
  o += `<ellipse cx="${n1(hp[0])}" cy="${n1(fl[1] + 20)}" rx="${n1(k * 55)}" ry="${n1(k * 13)}" fill="url(#ping)" opacity=".24"/>`;

  // foreground: pool of light from above, then the products
  for (const [x, y, rx, ry, a] of S.spots)
    o += `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#pool)" opacity="${a}"/>`;
  let dust = '';
  for (let i = 0; i < 170; i++) {
    const [sx, sz] = S.dust[i % S.dust.length];
    const an = rnd() * TAU;
    const q = cam.project([
      sx + Math.cos(an) * 16 * rnd() ** 0.6,
      0,
      sz + Math.sin(an) * 9 * rnd() ** 0.6,
    ]);
    const e = (0.08 + 0.2 * rnd() ** 3) * (cam.f / q[2]);
    dust += poly([
      [q[0] - e, q[1]],
      [q[0], q[1] - e * 0.7],
      [q[0] + e, q[1] - e * 0.1],
      [q[0] + e * 0.2, q[1] + e * 0.5],
    ]);
  }
  o += `<path d="${dust}" fill="#E6F1FC" fill-opacity=".6"/>`;
  const P = S.products(defs);
  defs += P.defs;
  o += P.svg;

  // vignette and the calm side
  for (const g of S.veil) {
    defs += g.def;
    o += g.svg;
  }
  return wrap(w, h, defs, o);
};

/** An upright or lying body with its mirror image and shade. */
const stand = (id, cam, svg, foot, reach, { a = 0.5, shade } = {}) => {
  const y = foot[1];
  const defs =
    linear(`${id}mg`, 0, y, 0, y + reach, [
      [0, '#fff', a],
      [0.6, '#fff', a * 0.25],
      [1, '#fff', 0],
    ]) +
    `<mask id="${id}mm" maskUnits="userSpaceOnUse" x="0" y="${n1(y - 60)}" width="3000" height="${n1(reach + 60)}"><rect y="${n1(y - 60)}" width="3000" height="${n1(reach + 60)}" fill="url(#${id}mg)"/></mask>`;
  return {
    defs,
    svg: `<g mask="url(#${id}mm)"><use xlink:href="#${id}" transform="matrix(1 0 0 -1 0 ${n1(2 * y)})" filter="url(#b3)"/></g>${shade}<g id="${id}">${svg}</g>`,
  };
};

/** A lace standing on its edge in a coil, its tail laid down towards the eye. */
const laceCoil = (cam, { c, r, turns = 3, w, tail, spin = 0, step = 0.5 }) => {
  const pts = [];
  const n = Math.round(turns * 70);
  for (let i = 0; i <= n; i++) {
    const q = i / n;
    const t = spin + q * turns * TAU;
    const rr = r * (0.46 + 0.54 * q) * (1 + 0.03 * Math.sin(3 * t + 5 * q));
    pts.push([c[0] + Math.cos(t) * rr * 1.1, 0, c[2] + Math.sin(t) * rr]);
  }
  const coilEnd = n;
  let p = pts.at(-1);
  const d = norm(sub(p, pts.at(-2)));
  let a = Math.atan2(d[2], d[0]);
  for (let i = 0; i < tail.len; i++) {
    a += tail.bend(i / tail.len) * 0.02;
    p = add(p, [Math.cos(a) * 0.5, 0, Math.sin(a) * 0.5]);
    pts.push(p);
  }
  let coilLen = 0;
  let all = 0;
  for (let i = 1; i < pts.length; i++) {
    all += Math.hypot(...sub(pts[i], pts[i - 1]));
    if (i === coilEnd) coilLen = all;
  }
  const share = coilLen / all;
  const L = lace(cam, pts, night, {
    w,
    step,
    thick: w * 0.13,
    tracer: '#3D8BEA',
    fine: 1.7,
    taper: 6,
    twist: (q) => 1 - smooth(share * 0.97, share + (1 - share) * 0.5, q),
  });
  // pieces of the coil, far ones first
  const piece = 14;
  const parts = [];
  for (let i = 0; i < L.N; i += piece) {
    const e = Math.min(L.N, i + piece);
    parts.push({ i, e: Math.min(L.N, e + 1), z: L.pts[Math.round((i + e) / 2)][2] });
  }
  parts.sort((x, y) => y.z - x.z);
  const A1 = aglet(cam, L.pts.at(-1), L.fr.at(-1).T, night, { len: w * 2.1, r: w * 0.17 });
  const body = parts.map((q) => L.paint(q.i, q.e)).join('');
  const rr = cam.project([c[0] + r, 0, c[2]])[0] - cam.project(c)[0];
  return {
    defs: '',
    tail: `<path d="${L.outline(Math.round(L.N * share), L.N, 1.2)}" fill="#020713" fill-opacity=".8" filter="url(#b6)" transform="translate(3 6)"/>`,
    radius: rr,
    svg: body + A1.svg,
  };
};

const shadeUnder = (cam, x, z, rx, rz, a = 0.85, f = 'b14') => {
  const c = cam.project([x, 0, z]);
  const e = cam.project([x + rx, 0, z]);
  const g = cam.project([x, 0, z + rz]);
  return `<ellipse cx="${n1(c[0])}" cy="${n1(c[1])}" rx="${n1(e[0] - c[0])}" ry="${n1(Math.abs(c[1] - g[1]))}" fill="#020713" fill-opacity="${a}" filter="url(#${f})"/>`;
};

// ---------------------------------------------------------------- wide
const wide = () => {
  const w = 2400;
  const h = 1350;
  const cam = camera({ at: [0, 40, 0], to: [0, 40, 100], f: 1900, cx: 1200, cy: 720 });
  return scene({
    w,
    h,
    cam,
    horizon: 720,
    tilt: 26,
    seed: 11,
    mirror: 0.62,
    poolGain: 0.7,
    boardH: 92,
    dim: (x) => mix(0.1, 1, smooth(0.3, 0.62, x)),
    boards: [
      [0, '#0A1B36'],
      [0.4, '#0E2345'],
      [0.75, '#2A4E82'],
      [1, '#1B3A68'],
    ],
    ice: [
      [0, '#1D3F72'],
      [0.12, '#143058'],
      [0.45, '#0B1D3C'],
      [1, '#050F22'],
    ],
    lamps: [
      { n: 9, x0: 1120, y0: 60, x1: 2420, y1: 22, r0: 26, r1: 34, a: 1, shaft: true },
      { n: 10, x0: 980, y0: 196, x1: 2360, y1: 168, r0: 17, r1: 21, a: 0.85 },
      { n: 11, x0: 900, y0: 290, x1: 2330, y1: 272, r0: 11, r1: 13, a: 0.65 },
      { n: 12, x0: 860, y0: 356, x1: 2310, y1: 346, r0: 7, r1: 8.5, a: 0.5 },
    ],
    goal: { A: [18, 0, 300], B: [196, 0, 372], h: 122, bend: 13, r: 4.4, deep: 110 },
    creaseR: 120,
    lineW: 5,
    glLen: 330,
    hit: 0.6,
    puck: 2.2,
    puckAxis: [-0.55, 0.62, -0.75],
    from: norm([-0.8, 0.62, 0]),
    netW: 1.7,
    ringW: 7,
    marks: [
      {
        seed: 5,
        count: 70,
        x: [-160, 260],
        z: [120, 700],
        len: [60, 240],
        bright: 0.26,
        dark: 0.4,
      },
      { seed: 8, count: 34, x: [-20, 130], z: [112, 240], len: [30, 90], bright: 0.34, dark: 0.5 },
    ],
    haze: [
      [1760, 330, 1100, 420, 0.42],
      [1750, 700, 1000, 190, 0.5],
    ],
    dust: [
      [21, 156],
      [51, 142],
      [77, 143],
    ],
    spots: [
      [1800, 1180, 900, 260, 0.75],
      [1500, 1160, 420, 120, 0.4],
      [2180, 1200, 380, 120, 0.4],
    ],
    products: () => {
      let defs = '';
      let svg = '';
      // roll, standing
      const k = 0.42;
      const rf = frame([21, 36 * k, 160], [0.62, 0.06, -0.9], k);
      const foot = cam.project([21, 0, 160]);
      const R = stand(
        'wr',
        cam,
        roll(cam, rf, night, {
          id: 'wr',
          n: 84,
          lift: { from: 2.5, dir: -1, sweep: 1.45, rise: 18 },
        }),
        [foot[0], foot[1] + 6],
        240,
        {
          a: 0.4,
          shade: shadeUnder(cam, 24, 162, 15, 5) + shadeUnder(cam, 22, 160, 8, 1.8, 0.9, 'b6'),
        },
      );
      // laces
      const coil = laceCoil(cam, {
        c: [51, 0, 150],
        r: 11,
        w: 4.2,
        spin: 0.4,
        turns: 3.15,
        tail: { len: 44, bend: (q) => (q < 0.35 ? -1.2 : 3.4) },
      });
      const cf = cam.project([51, 0, 141]);
      const L = stand('wl', cam, coil.svg, [cf[0], cf[1] + 1], 130, {
        a: 0.42,
        shade: shadeUnder(cam, 51, 151, 14.5, 12) + coil.tail,
      });
      // bearing, standing
      const kb = 0.92;
      const bf = frame([77, 11 * kb, 146], [-0.36, 0.08, -0.93], kb);
      const bfoot = cam.project([77, 0, 146]);
      const Bq = stand(
        'wb',
        cam,
        bearing(cam, bf, night, { id: 'wb', n: 58, spin: 0.35 }),
        [bfoot[0], bfoot[1] + 5],
        190,
        {
          a: 0.5,
          shade: shadeUnder(cam, 78, 147, 10, 3.6) + shadeUnder(cam, 77, 146, 5, 1.2, 0.95, 'b6'),
        },
      );
      defs += R.defs + L.defs + Bq.defs;
      svg += R.svg + L.svg + Bq.svg;
      return { defs, svg };
    },
    veil: [
      {
        def: linear('calm', 0, 0, 1300, 0, [
          [0, '#050F22', 0.72],
          [0.6, '#050F22', 0.5],
          [1, '#050F22', 0],
        ]),
        svg: `<rect width="1300" height="${h}" fill="url(#calm)"/>`,
      },
      {
        def: linear('foot', 0, h - 200, 0, h, [
          [0, '#040C1C', 0],
          [1, '#040C1C', 0.6],
        ]),
        svg: `<rect y="${h - 200}" width="${w}" height="200" fill="url(#foot)"/>`,
      },
    ],
  });
};

// ---------------------------------------------------------------- tall
const tall = () => {
  const w = 1080;
  const h = 1440;
  const cam = camera({ at: [0, 40, 0], to: [0, 40, 100], f: 1240, cx: 540, cy: 492 });
  return scene({
    w,
    h,
    cam,
    horizon: 492,
    tilt: 14,
    seed: 11,
    mirror: 0.62,
    poolGain: 0.6,
    boardH: 60,
    dim: () => 1,
    boards: [
      [0, '#12294F'],
      [0.5, '#1B3A68'],
      [0.8, '#2A4E82'],
      [1, '#1B3A68'],
    ],
    ice: [
      [0, '#1D3F72'],
      [0.12, '#143058'],
      [0.4, '#0A1B36'],
      [1, '#050F22'],
    ],
    lamps: [
      { n: 6, x0: 40, y0: 52, x1: 1060, y1: 26, r0: 17, r1: 24, a: 1, shaft: true },
      { n: 8, x0: 20, y0: 142, x1: 1060, y1: 122, r0: 11, r1: 14, a: 0.8 },
      { n: 10, x0: 20, y0: 206, x1: 1070, y1: 192, r0: 7, r1: 9, a: 0.6 },
      { n: 12, x0: 10, y0: 250, x1: 1070, y1: 242, r0: 4.5, r1: 6, a: 0.45 },
    ],
    goal: { A: [-84, 0, 330], B: [98, 0, 372], h: 122, bend: 13, r: 5, deep: 110 },
    creaseR: 120,
    lineW: 4,
    glLen: 330,
    glFade: 0.5,
    hit: 0.64,
    puck: 2.5,
    puckAxis: [-0.55, 0.62, -0.75],
    from: norm([-0.8, 0.62, 0]),
    netW: 1.4,
    ringW: 6,
    marks: [
      {
        seed: 5,
        count: 60,
        x: [-160, 160],
        z: [120, 620],
        len: [60, 240],
        bright: 0.24,
        dark: 0.4,
      },
      { seed: 8, count: 18, x: [-60, 60], z: [80, 180], len: [30, 90], bright: 0.14, dark: 0.4 },
    ],
    haze: [
      [560, 230, 760, 300, 0.4],
      [560, 480, 760, 130, 0.45],
    ],
    dust: [
      [-34, 154],
      [7, 140],
      [40, 151],
    ],
    spots: [[540, 800, 620, 150, 0.75]],
    products: () => {
      let defs = '';
      let svg = '';
      const k = 0.46;
      const z = 158;
      const rf = frame([-34, 36 * k, z], [0.72, 0.08, -0.8], k);
      const foot = cam.project([-34, 0, z]);
      const R = stand(
        'tr',
        cam,
        roll(cam, rf, night, {
          id: 'tr',
          n: 90,
          lift: { from: 2.5, dir: -1, sweep: 1.45, rise: 18 },
        }),
        [foot[0], foot[1] + 4],
        170,
        {
          a: 0.4,
          shade: shadeUnder(cam, -32, z + 2, 16, 5) + shadeUnder(cam, -33, z, 8, 1.8, 0.9, 'b6'),
        },
      );
      const coil = laceCoil(cam, {
        c: [7, 0, z - 8],
        r: 11,
        w: 3.8,
        spin: 0.4,
        turns: 3.15,
        step: 0.56,
        tail: { len: 44, bend: (q) => (q < 0.35 ? -1.2 : 3.4) },
      });
      const cf = cam.project([7, 0, z - 17]);
      const L = stand('tl', cam, coil.svg, [cf[0], cf[1] + 1], 90, {
        a: 0.42,
        shade: shadeUnder(cam, 7, z - 7, 15, 12) + coil.tail,
      });
      const kb = 1.2;
      const bf = frame([40, 11 * kb, z - 4], [-0.4, 0.1, -0.93], kb);
      const bfoot = cam.project([40, 0, z - 4]);
      const Bq = stand(
        'tb',
        cam,
        bearing(cam, bf, night, { id: 'tb', n: 56, spin: 0.35 }),
        [bfoot[0], bfoot[1] + 4],
        140,
        {
          a: 0.5,
          shade: shadeUnder(cam, 41, z - 3, 13, 4) + shadeUnder(cam, 40, z - 4, 6, 1.4, 0.95, 'b6'),
        },
      );
      defs += R.defs + L.defs + Bq.defs;
      svg += R.svg + L.svg + Bq.svg;
      return { defs, svg };
    },
    veil: [
      {
        def: linear('calm', 0, 800, 0, 1100, [
          [0, '#050F22', 0],
          [0.5, '#050F22', 0.62],
          [1, '#050F22', 0.74],
        ]),
        svg: `<rect y="800" width="${w}" height="640" fill="url(#calm)"/>`,
      },
    ],
  });
};

const out = (name) => new URL(`./drawn/${name}`, import.meta.url);
writeFileSync(out('hero-wide.svg'), wide());
writeFileSync(out('hero-tall.svg'), tall());
