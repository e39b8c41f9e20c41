// The three products as drawn solids: the clear roll, the bearing, the lace.
import {
  TAU,
  add,
  annulus,
  band,
  clamp,
  cross,
  dice,
  disc,
  dot,
  hex,
  line,
  linear,
  mix,
  mix3,
  mul,
  n1,
  norm,
  poly,
  ramp,
  rgb,
  ring,
  smooth,
  soft,
  stopList,
  sub,
  surface,
} from './kit.mjs';

const W = [255, 255, 255];

/** What polished things mirror in the bright studio: ice below, dark far wall, two soft boxes. */
export const studio = {
  name: 'st',
  env: ([x, y]) => {
    let c =
      y < 0
        ? mix3([138, 166, 194], [226, 238, 247], smooth(0.02, 0.55, -y))
        : mix3([58, 84, 120], [188, 208, 226], smooth(0.12, 0.95, y));
    c = mix3(c, [20, 36, 66], 0.92 * band(y, -0.1, 0.2, 0.05));
    c = mix3(c, W, 0.98 * band(y, 0.3, 0.86, 0.04) * (1 - smooth(-0.1, 0.12, x)));
    c = mix3(c, W, 0.9 * band(y, -0.02, 0.9, 0.05) * band(x, 0.5, 0.74, 0.03));
    c = mix3(c, [30, 48, 80], 0.5 * band(y, 0.86, 0.93, 0.02));
    return c;
  },
  lamps: [norm([-0.6, 0.8, -0.35]), norm([0.75, 0.35, -0.3])],
  film: { deep: [118, 150, 182], mid: [190, 210, 226], light: [250, 253, 255], alpha: 0.62 },
  board: {
    face: [196, 160, 116],
    dark: [128, 92, 58],
    liner: [246, 246, 244],
    shade: [150, 164, 184],
  },
  lace: {
    lit: [252, 253, 255],
    base: [226, 234, 242],
    shade: [164, 184, 206],
    side: [128, 150, 178],
  },
  dark: '#0A1B36',
};

/** What they mirror in the arena at night: rows of lamps above, black stands, a little red. */
export const night = {
  name: 'ni',
  env: ([x, y, z]) => {
    let c =
      y < 0
        ? mix3([40, 66, 108], [10, 24, 50], smooth(0.0, 0.7, -y))
        : mix3([16, 32, 64], [6, 14, 32], smooth(0.05, 0.9, y));
    c = mix3(c, [150, 180, 214], 0.55 * band(y, -0.14, -0.02, 0.03));
    c = mix3(c, [214, 34, 58], 0.75 * band(y, 0.02, 0.3, 0.06) * smooth(0.2, 0.7, z));
    const rows =
      band(y, 0.5, 0.6, 0.02) * band(x, -0.75, 0.55, 0.05) +
      band(y, 0.7, 0.84, 0.02) * band(x, -0.6, 0.5, 0.05) +
      band(y, 0.22, 0.34, 0.02) * band(x, -0.9, -0.3, 0.05);
    c = mix3(c, [240, 248, 255], clamp(rows) * 0.97);
    return c;
  },
  lamps: [norm([-0.25, 0.95, 0.25]), norm([0.6, 0.6, 0.5])],
  film: { deep: [14, 32, 64], mid: [62, 98, 142], light: [238, 247, 255], alpha: 0.66 },
  board: { face: [150, 116, 84], dark: [62, 46, 38], liner: [176, 190, 208], shade: [22, 34, 62] },
  lace: { lit: [250, 253, 255], base: [196, 214, 234], shade: [62, 90, 132], side: [34, 56, 92] },
  dark: '#03091A',
};

/** Light on a finely turned face: bright where the cut lines run across the lamp. */
const turned = (mood, fr, s, sharp = 26) => {
  const T = norm(fr.dir(0, 0, 0).map((_, i) => fr.dir(1, 0, s.t + TAU / 4)[i]));
  let k = 0;
  mood.lamps.forEach((L, i) => {
    const H = norm(add(L, s.v));
    k += (i ? 0.55 : 1) * Math.pow(Math.sqrt(Math.max(0, 1 - dot(T, H) ** 2)), sharp);
  });
  return k;
};

export const ballDefs = (mood) => {
  const st = mood.name === 'st';
  return (
    `<radialGradient id="${mood.name}b" cx=".5" cy=".5" r=".5" fx=".42" fy=".34">${stopList(
      st
        ? [
            [0, '#fff'],
            [0.26, '#eef4fa'],
            [0.46, '#a9bdd2'],
            [0.62, '#3a5276'],
            [0.74, '#101f3c'],
            [0.86, '#4b678c'],
            [1, '#c4d6e6'],
          ]
        : [
            [0, '#f2f8ff'],
            [0.16, '#b8cde6'],
            [0.36, '#3a5a88'],
            [0.6, '#0d1d3c'],
            [0.8, '#050d20'],
            [0.92, '#2a4570'],
            [1, '#7d9cc4'],
          ],
    )}</radialGradient>` +
    `<g id="${mood.name}ball"><circle r="1" fill="url(#${mood.name}b)"/><path d="M-.86 .12C-.5 .34 .5 .34 .86 .12C.8 .42 .5 .62 0 .66C-.5 .62-.8 .42-.86 .12Z" fill="#061226" fill-opacity=".55"/><path d="M-.6-.44C-.4-.74 .2-.8 .42-.6C.3-.42-.3-.34-.52-.26Z" fill="#fff" fill-opacity="${st ? '.95' : '.9'}"/><path d="M-.5 .74C-.2 .9 .3 .9 .55 .7C.3 .8-.2 .82-.5 .74Z" fill="#fff" fill-opacity=".6"/></g>`
  );
};

/**
 * A 608 bearing (22 across, bore 8, width 7) whose front looks along the axis of `fr`.
 * `cover` 'open' shows the seven balls in a green cage, 'seal' a green seal.
 */
export const bearing = (cam, fr, mood, { id, cover = 'open', n = 96, spin = 0.2 }) => {
  const steel =
    (bright = 1, tint = null) =>
    (s) => {
      let c = mood.env(s.r);
      const f = Math.pow(1 - clamp(s.facing), 4);
      c = mix3(c, mood.name === 'st' ? [236, 244, 250] : [120, 150, 190], f * 0.4);
      return tint ? mix3(c, tint, 0.2) : mul(c, bright);
    };
  const ink = rgb(mood.dark);
  const shade = (c, k) => mix3(ink, c, k);
  const faceRamp =
    mood.name === 'st'
      ? ramp([
          [0, [72, 92, 122]],
          [0.25, [128, 150, 178]],
          [0.5, [184, 202, 220]],
          [0.8, [234, 242, 249]],
          [1, [255, 255, 255]],
        ])
      : ramp([
          [0, [16, 32, 62]],
          [0.3, [44, 72, 112]],
          [0.6, [110, 144, 186]],
          [0.85, [206, 226, 244]],
          [1, [255, 255, 255]],
        ]);
  const face =
    (lift = 0) =>
    (s) =>
      faceRamp(clamp(0.12 + lift + 0.8 * turned(mood, fr, s)));
  const greens =
    mood.name === 'st'
      ? ramp([
          [0, [6, 58, 40]],
          [0.4, [14, 107, 74]],
          [0.75, [40, 160, 116]],
          [1, [190, 240, 216]],
        ])
      : ramp([
          [0, [3, 26, 24]],
          [0.4, [10, 78, 58]],
          [0.8, [36, 150, 110]],
          [1, [176, 240, 212]],
        ]);
  const green = (lift) => (s) => greens(clamp(0.16 + lift + 0.62 * turned(mood, fr, s, 16)));
  let o = '';
  // outside
  o += surface(cam, fr, [10.6, -3.5], [11, -3.1], [0.7, -0.7], steel(), { n: 64 });
  o += surface(cam, fr, [11, -3.1], [11, 3.1], [1, 0], steel(), { n: n * 2 });
  o += annulus(cam, fr, 4.2, 11, 3.1, mood.dark);
  const px = (mm) => (cam.f * mm * fr.scale) / cam.project(fr.o)[2];
  const melt = (key, [r0, z0], [r1, z1], svg, s = 0.32) =>
    soft(`${id}${key}`, ring(cam, fr, r1, z1) + ring(cam, fr, r0, z0), svg, px(s));
  const lip = { n: Math.round(n * 1.6) };
  o += melt(
    'l',
    [10.5, 3.5],
    [11, 3.1],
    surface(cam, fr, [11.1, 3], [10.8, 3.4], [0.9, 0.45], steel(1.05), lip) +
      surface(cam, fr, [10.8, 3.4], [10.4, 3.5], [0.45, 0.9], steel(1.1), lip),
    0.15,
  );
  // what lies between the rings, seen through the front opening
  const clip = `${id}c`;
  o += `<clipPath id="${clip}"><path clip-rule="evenodd" d="${ring(cam, fr, 9.2, 3.5)}${ring(cam, fr, 6.1, 3.5)}"/></clipPath>`;
  o += annulus(cam, fr, 4.4, 10.5, 3.5, mood.dark);
  if (cover === 'open') {
    o += `<g clip-path="url(#${clip})">`;
    o += surface(cam, fr, [9.2, 3.5], [9.2, 1.7], [-1, 0.1], (s) => shade(steel()(s), 0.7), {
      n: Math.round(n * 0.8),
    });
    o += surface(cam, fr, [9.2, 1.7], [9.6, -1.6], [-1, 0], (s) => shade(steel()(s), 0.3), {
      n: Math.round(n * 0.6),
    });
    o += annulus(cam, fr, 6.1, 9.6, -1.8, mood.name === 'st' ? '#0A1B36' : '#03091A');
    o += surface(cam, fr, [6.9, 0.2], [8.5, 0.2], [0, 1], green(0.05), { n: Math.round(n * 0.6) });
    o += surface(cam, fr, [8.5, 0.2], [8.5, -1.6], [1, 0], green(-0.1), { n: Math.round(n * 0.4) });
    o += `<path d="${ring(cam, fr, 8.5, 0.2)}${ring(cam, fr, 6.9, 0.2)}" fill="none" stroke="#bff0d8" stroke-opacity=".5" stroke-width="1"/>`;
    o += surface(cam, fr, [6.1, 3.5], [6.1, 1.7], [1, 0.1], (s) => shade(steel()(s), 0.7), {
      n: Math.round(n * 0.8),
    });
    o += surface(cam, fr, [6.1, 1.7], [5.8, -1.7], [1, 0], (s) => shade(steel()(s), 0.4), {
      n: Math.round(n * 0.6),
    });
    const centre = cam.project(fr.o);
    for (let i = 0; i < 7; i++) {
      const p = cam.project(fr.at(7.65, 0.2, spin + (i * TAU) / 7));
      const r = (cam.f * 1.98 * fr.scale) / centre[2];
      o += `<circle cx="${n1(p[0])}" cy="${n1(p[1] + r * 0.04)}" r="${n1(r * 1.16)}" fill="#04241a" fill-opacity=".75"/>`;
      o += `<use xlink:href="#${mood.name}ball" transform="translate(${n1(p[0])} ${n1(p[1])}) scale(${n1(r)})"/>`;
    }
    // the shadow the rings throw in
    o += `<path d="${ring(cam, fr, 9.35, 3.5)}" fill="none" stroke="${mood.dark}" stroke-opacity=".5" stroke-width="${n1((cam.f * 0.5 * fr.scale) / centre[2])}"/>`;
    o += '</g>';
  } else {
    const seal =
      surface(cam, fr, [6, 3.15], [6.75, 3.15], [0.2, 1], green(-0.12), { n: 60 }) +
      surface(cam, fr, [6.95, 3.35], [8.45, 3.35], [0, 1], green(0.04), { n: 60 }) +
      surface(cam, fr, [8.65, 3.1], [9.4, 3.1], [0, 1], green(-0.16), { n: 60 }) +
      surface(cam, fr, [6.7, 3.15], [7, 3.35], [-0.5, 0.8], green(0.24), { n: 60 }) +
      surface(cam, fr, [8.4, 3.35], [8.7, 3.1], [0.5, 0.8], green(0.26), { n: 60 });
    o += melt('e', [6.15, 3.1], [9.15, 3.1], seal, 0.11);
  }
  // faces of both rings
  o += melt(
    'o',
    [9.2, 3.5],
    [10.5, 3.5],
    surface(cam, fr, [8.6, 3.5], [11.2, 3.5], [0, 1], face(), { n: 72 }),
  );
  o += surface(cam, fr, [9.05, 3.35], [9.2, 3.5], [-0.6, 0.8], steel(1.1), {
    n: Math.round(n * 1.3),
    cull: false,
  });
  o += melt(
    'n',
    [4.4, 3.5],
    [6.1, 3.5],
    surface(cam, fr, [3.8, 3.5], [6.8, 3.5], [0, 1], face(0.02), { n: 60 }),
  );
  o += surface(cam, fr, [6.1, 3.5], [6.22, 3.35], [0.7, 0.7], steel(1.1), {
    n: Math.round(n * 1.3),
    cull: false,
  });
  // finely turned lines
  for (const [r, a, c] of [
    [9.55, 0.22, '#061226'],
    [9.62, 0.55, '#fff'],
    [10.1, 0.14, '#061226'],
    [4.95, 0.2, '#061226'],
    [5.02, 0.5, '#fff'],
    [5.6, 0.12, '#061226'],
  ])
    o += `<path d="${ring(cam, fr, r, 3.5)}" fill="none" stroke="${c}" stroke-opacity="${a}" stroke-width="${n1(Math.max(0.4, (cam.f * 0.045 * fr.scale) / cam.project(fr.o)[2]))}"/>`;
  // bore: a hole with the far wall showing
  const hole = `${id}h`;
  o += `<clipPath id="${hole}"><path d="${ring(cam, fr, 4.4, 3.5)}"/></clipPath><g clip-path="url(#${hole})">`;
  o += surface(cam, fr, [4, 3.1], [4, -3.4], [-1, 0], (s) => shade(steel()(s), 0.82), {
    n: Math.round(n * 1.1),
  });
  o += '</g>';
  const bore = surface(cam, fr, [3.95, 3.05], [4.5, 3.6], [-0.7, 0.7], steel(1.1), lip);
  o += melt('m', [4, 3.1], [4.4, 3.5], bore, 0.13);
  return o;
};

/** The outline of what a turned body covers: the hull of its front and back circles. */
export const hull = (cam, fr, r, z0, z1) => {
  const pts = [];
  for (let i = 0; i < 96; i++)
    for (const z of [z0, z1]) pts.push(cam.project(fr.at(r, z, (i * TAU) / 96)).slice(0, 2));
  pts.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list) => {
    const h = [];
    for (const p of list) {
      while (
        h.length > 1 &&
        (h.at(-1)[0] - h.at(-2)[0]) * (p[1] - h.at(-2)[1]) -
          (h.at(-1)[1] - h.at(-2)[1]) * (p[0] - h.at(-2)[0]) <=
          0
      )
        h.pop();
      h.push(p);
    }
    h.pop();
    return h;
  };
  return [...half(pts), ...half(pts.toReversed())];
};

/**
 * A roll of clear tape: radius 36, board core 18 to 20.5, 24 wide. `lift` = the angle at which
 * the free end leaves the roll (left out: no free end).
 */
export const roll = (cam, fr, mood, { id, n = 120, lift, mark = true, seed = 3 }) => {
  const { film, board } = mood;
  const st = mood.name === 'st';
  const rnd = dice(seed);
  const R = 36;
  const H = 12;
  const px = (mm) => (cam.f * mm * fr.scale) / cam.project(fr.o)[2];
  let o = '';
  // the inside of the core, through the front opening
  o += `<clipPath id="${id}i"><path d="${ring(cam, fr, 18, H)}"/></clipPath><g clip-path="url(#${id}i)">`;
  const inner = (s) => {
    const l = clamp(0.28 + 0.75 * dot(s.n, mood.lamps[0]) + 0.1 * s.n[1]);
    return mix3(board.shade, board.liner, l);
  };
  o += surface(cam, fr, [18, H], [18, -H], [-1, 0], inner, { n: 84 });
  if (mark) {
    // a red bar printed round the liner, and the ring on it
    const red = st ? [200, 16, 46] : [176, 14, 42];
    o += surface(
      cam,
      fr,
      [18, -1],
      [18, -8],
      [-1, 0],
      (s) => mul(red, clamp(0.5 + 0.75 * dot(s.n, mood.lamps[0]), 0.42, 1)),
      { n: 84 },
    );
  }
  // shade at the mouth of the core
  o += `<path d="${ring(cam, fr, 18.4, H)}" fill="none" stroke="${mood.dark}" stroke-opacity="${st ? 0.22 : 0.5}" stroke-width="${n1(px(2.4))}"/>`;
  o += '</g>';
  // the body: film all through, the board core glowing dimly inside
  const sil = hull(cam, fr, R, -H, H);
  const hole = ring(cam, fr, 18, H, true);
  const xs = sil.map((p) => p[0]);
  const ys = sil.map((p) => p[1]);
  o += linear(`${id}f`, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), [
    [0, hex(film.light), st ? 0.66 : 0.3],
    [0.35, hex(film.mid), film.alpha],
    [0.7, hex(film.deep), film.alpha + 0.04],
    [1, hex(film.mid), film.alpha],
  ]);
  o += `<path fill-rule="evenodd" d="${poly(sil)}${hole}" fill="url(#${id}f)"/>`;
  // the core seen through the outer wall, widened as a lens widens it
  o += `<clipPath id="${id}w"><path clip-rule="evenodd" d="${poly(sil)}${ring(cam, fr, R, H)}"/></clipPath><g clip-path="url(#${id}w)">`;
  for (const [r, a] of [
    [31, 0.1],
    [29, 0.13],
    [26.5, 0.16],
  ])
    o += `<path d="${poly(hull(cam, fr, r, -H, H))}" fill="${hex(mix3(board.face, board.dark, 0.12))}" fill-opacity="${a}"/>`;
  // the far rim seen through the film
  o += `<path d="${ring(cam, fr, R, -H)}" fill="none" stroke="${hex(film.light)}" stroke-opacity="${st ? 0.4 : 0.25}" stroke-width="${n1(px(0.5))}"/>`;
  o += '</g>';
  // outer wall: reflections that thicken towards the edges
  const wall = (s) => {
    const f = 0.1 + 0.9 * Math.pow(1 - clamp(s.facing), 2.6);
    const e = mood.env(s.r);
    const lum = (e[0] + e[1] + e[2]) / 765;
    const spark = smooth(0.72, 0.98, lum);
    const a = clamp(0.1 + 0.72 * spark + 0.55 * f * (1 - spark), 0, 0.96);
    return [...mix3(mix3(film.deep, e, 0.45), film.light, spark), a];
  };
  o += surface(cam, fr, [R, -H], [R, H], [1, 0], wall, { n: n * 1.5 });
  // winding steps on the outer wall: thin bright lines near both edges
  for (const z of [-H + 0.5, H - 0.7])
    o += surface(
      cam,
      fr,
      [R, z],
      [R, z + 0.35],
      [1, 0],
      (s) => [...film.light, clamp(0.12 + 0.8 * Math.max(0, dot(s.n, mood.lamps[0])))],
      { n: 72 },
    );
  // the wound face: turned light, then the layers
  const rows = 3;
  let wound = '';
  for (let k = 0; k < rows; k++) {
    const r0 = mix(20.5, R, k / rows) - (k ? 0 : 2);
    const r1 = mix(20.5, R, (k + 1) / rows) + (k === rows - 1 ? 2 : 0);
    const wob = (rnd() - 0.5) * 0.22;
    wound += surface(
      cam,
      fr,
      [r0, H],
      [r1, H],
      [0, 1],
      (s) => {
        const l = turned(mood, fr, { ...s, t: s.t + wob }, 22);
        const l2 = turned(mood, fr, { ...s, t: s.t + 0.55 + wob }, 70) * 0.35;
        const v = clamp(l + l2 + (k === rows - 1 ? 0.06 : 0));
        return [
          ...mix3(mix3(film.deep, film.mid, 0.3 + 0.16 * k), film.light, smooth(0.25, 0.95, v)),
          st ? 0.46 + 0.46 * v : 0.5 + 0.45 * v,
        ];
      },
      { n: 64 },
    );
  }
  o += soft(`${id}s`, ring(cam, fr, R, H) + ring(cam, fr, 20.5, H), wound, px(1.1));
  for (let r = 20.9; r < R - 0.3; r += 0.34 + rnd() * 0.5) {
    const w = rnd();
    o += `<path d="${ring(cam, fr, r, H)}" fill="none" stroke="${w < 0.5 ? hex(mix3(film.deep, [6, 18, 38], 0.35)) : '#fff'}" stroke-opacity="${n1(0.1 + 0.32 * rnd())}" stroke-width="${n1(px(0.08 + 0.16 * rnd()))}"/>`;
  }
  // inner dark line where film meets board, the board ring with its plies
  o += surface(
    cam,
    fr,
    [18, H],
    [20.5, H],
    [0, 1],
    (s) => {
      const l = clamp(0.55 + 0.35 * Math.cos(s.t - 2) + 0.1 * Math.sin(7 * s.t));
      return mix3(board.dark, board.face, l);
    },
    { n: 60 },
  );
  for (const [r, a, c] of [
    [18.05, 0.8, hex(mix3(board.liner, W, 0.4))],
    [18.5, 0.35, '#3a2412'],
    [19.1, 0.3, '#5a3c20'],
    [19.6, 0.4, '#f0dcc0'],
    [20, 0.3, '#5a3c20'],
    [20.5, 0.65, hex(mix3(film.deep, [6, 18, 38], 0.5))],
    [20.75, 0.7, '#fff'],
  ])
    o += `<path d="${ring(cam, fr, r, H)}" fill="none" stroke="${c}" stroke-opacity="${a}" stroke-width="${n1(px(0.22))}"/>`;
  // the rim where face meets wall catches the lamp
  o += surface(
    cam,
    fr,
    [R - 0.5, H],
    [R, H - 0.35],
    [0.6, 0.8],
    (s) => {
      const l = Math.pow(clamp(0.5 + 0.5 * dot(s.n, mood.lamps[0])), 2.4);
      return [...film.light, 0.18 + 0.8 * l];
    },
    { n: 90, cull: false },
  );
  if (lift !== undefined) o += freeEnd(cam, fr, mood, { R, H, lift, px });
  return o;
};

/** The free end of the tape, leaving the roll at the angle `lift` and curling away. */
const freeEnd = (cam, fr, mood, { R, H, lift, px }) => {
  const { film } = mood;
  const m = 30;
  const P = (k, z) => {
    const q = k / m;
    const t = lift.from + lift.dir * lift.sweep * q;
    const r = R + 0.15 + lift.rise * Math.pow(clamp((q - 0.25) / 0.75), 1.9) * (1 - 0.28 * q * q);
    return fr.at(r, z, t);
  };
  let o = '';
  const strip = (a, b) => {
    const A = [];
    const B = [];
    for (let k = a; k <= b; k++) {
      A.push(cam.project(P(k, H)));
      B.unshift(cam.project(P(k, -H)));
    }
    return poly([...A, ...B]);
  };
  // a soft shade on the roll below it
  o += `<path d="${strip(Math.round(m * 0.25), m)}" fill="${hex(film.mid)}" fill-opacity="${mood.name === 'st' ? 0.3 : 0.22}"/>`;
  for (let k = 0; k < m; k++) {
    const mid = P(k + 0.5, 0);
    const tan = norm(sub(P(k + 1, 0), P(k, 0)));
    let N = norm(cross(tan, fr.a));
    const V = norm(sub(cam.at, mid));
    if (dot(N, V) < 0) N = mul(N, -1);
    const facing = dot(N, V);
    const Rf = sub(mul(N, 2 * facing), V);
    const e = mood.env(Rf);
    const spark = smooth(0.7, 0.97, (e[0] + e[1] + e[2]) / 765);
    const f = Math.pow(1 - clamp(facing), 2.5);
    const a = clamp((0.08 + 0.8 * spark + 0.5 * f) * smooth(0, 0.3, (k + 1) / m));
    o += `<path d="${strip(k, k + 1)}" fill="${hex(mix3(mix3(film.deep, e, 0.5), film.light, spark))}" fill-opacity="${Math.round(a * 100) / 100}"/>`;
  }
  const edge = (z) => {
    const a = [];
    for (let k = Math.round(m * 0.2); k <= m; k++) a.push(cam.project(P(k, z)));
    return line(a);
  };
  for (const z of [H, -H])
    o += `<path d="${edge(z)}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="${n1(px(0.42))}"/><path d="${edge(z * 0.985)}" fill="none" stroke="${hex(mix3(film.deep, [6, 18, 38], 0.3))}" stroke-opacity=".45" stroke-width="${n1(px(0.3))}"/>`;
  // cut end, slightly toothed
  const cut = [];
  for (let k = 0; k <= 56; k++) {
    const z = mix(-H, H, k / 56);
    const p = P(m + (k % 2 ? 0.22 : 0), z);
    cut.push(cam.project(p));
  }
  o += `<path d="${line(cut)}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="${n1(px(0.35))}" stroke-linejoin="round"/>`;
  return o;
};

/**
 * A flat woven lace lying on the ice along `path` (world points), `w` wide. Answers pieces that the
 * caller can paint again over a crossing: `paint(from, to)` in shares of the length.
 */
export const lace = (
  cam,
  path,
  mood,
  { w, step, thick = 0.5, tracer = '#0B4EA2', fine = 1, twist = () => 0, taper = 0 },
) => {
  // resample by length
  const pts = [];
  let acc = 0;
  let next = 0;
  for (let i = 0; i < path.length - 1; i++) {
    const L = Math.hypot(...sub(path[i + 1], path[i]));
    while (next <= acc + L) {
      pts.push(mix3(path[i], path[i + 1], (next - acc) / L));
      next += step;
    }
    acc += L;
  }
  const N = pts.length - 1;
  const frameAt = (i) => {
    const a = pts[clamp(i - 1, 0, N)];
    const b = pts[clamp(i + 1, 0, N)];
    const T = norm(sub(b, a));
    return { T, S: norm(cross([0, 1, 0], T)) };
  };
  const fr = pts.map((_, i) => frameAt(i));
  // the lace bows up a little across its width; `twist` 0 lies flat, 1 stands on its edge
  const at = (i, q, y = 0) => {
    const j = clamp(i, 0, N);
    const i0 = Math.floor(j);
    const i1 = Math.min(N, i0 + 1);
    const p = mix3(pts[i0], pts[i1], j - i0);
    const S = mix3(fr[i0].S, fr[i1].S, j - i0);
    const k = twist(j / N) * (TAU / 4);
    const [c, t] = [Math.cos(k), Math.sin(k)];
    if (taper) q *= mix(0.42, 1, smooth(0, taper, Math.min(j, N - j)));
    return cam.project([
      p[0] + S[0] * q * w * 0.5 * c,
      p[1] + thick + y + (q + 1) * w * 0.5 * t - thick * 0.5 * q * q,
      p[2] + S[2] * q * w * 0.5 * c,
    ]);
  };
  const stripe = (a, b, q0, q1, y0 = 0, y1 = 0) => {
    const A = [];
    const B = [];
    for (let i = a; i <= b; i++) {
      A.push(at(i, q0, y0));
      B.unshift(at(i, q1, y1));
    }
    return poly([...A, ...B]);
  };
  const col = mood.lace;
  const light = (i) => {
    // cloth is brighter where its run is across the lamp
    const j = clamp(Math.round(i), 0, N);
    const { T, S } = fr[j];
    const L = mood.lamps[0];
    const k = Math.abs(T[0] * L[2] - T[2] * L[0]) / Math.hypot(L[0], L[2]);
    // standing on edge, the side turned to the eye counts
    const tw = twist(j / N);
    const toEye = norm(sub(cam.at, pts[j]));
    const N2 = dot(S, toEye) > 0 ? S : mul(S, -1);
    const onEdge = clamp(0.34 + 0.72 * dot(N2, norm([-0.8, 0, -0.6])));
    return mix(0.3 + 0.7 * k, onEdge, tw);
  };
  const paint = (a, b) => {
    a = clamp(Math.round(a), 0, N);
    b = clamp(Math.round(b), 0, N);
    let o = '';
    const near = (i) => {
      const p0 = at(i, -1);
      const p1 = at(i, 1);
      return p0[1] > p1[1] ? -1 : 1;
    };
    // thickness: the edge nearer the eye, drawn below
    const chunk = 8;
    for (let i = a; i < b; i += chunk) {
      const e = Math.min(b, i + chunk);
      const l = light(i + chunk / 2);
      const tw = twist((i + e) / 2 / N);
      if (tw > 0.6) {
        // the upper edge catches the lamps
        o += `<path d="${line(Array.from({ length: e - i + 2 }, (_, m) => at(Math.min(b, i + m), 1.02)))}" fill="none" stroke="${hex(mix3(col.lit, W, 0.5))}" stroke-width="${n1((cam.f * thick * 0.9) / cam.project(pts[i])[2])}"/>`;
        continue;
      }
      const q = near((i + e) / 2);
      o += `<path fill="${hex(mix3(col.side, col.shade, l * 0.6))}" d="${stripe(i, e, q, q * 0.2, -thick, 0)}"/>`;
    }
    for (let i = a; i < b; i += chunk) {
      const e = Math.min(b, i + chunk);
      const ee = Math.min(b, e + 1);
      const l = light(i + chunk / 2);
      const tone = (q) =>
        hex(
          q < 0.5
            ? mix3(col.shade, col.base, clamp(q) * 2)
            : mix3(col.base, col.lit, clamp(q * 2 - 1)),
        );
      o += `<path fill="${tone(l - 0.24)}" d="${stripe(i, ee, -1, 1)}"/>`;
      o += `<path fill="${tone(l - 0.04)}" d="${stripe(i, ee, -0.84, 0.84)}"/>`;
      o += `<path fill="${tone(l + 0.1)}" d="${stripe(i, ee, -0.1, 0.66)}"/>`;
    }
    // weave: rows of V-shaped yarns
    let dk = '';
    let lt = '';
    let tr = '';
    const s2 = (p) => `${n1(p[0])} ${n1(p[1])}`;
    const every = 2 / fine;
    for (let i = Math.ceil(a / every) * every; i < b; i += every) {
      const v = every * 0.95;
      dk += `M${s2(at(i - v, -0.93))}L${s2(at(i, -0.14))}M${s2(at(i, 0.14))}L${s2(at(i - v, 0.93))}`;
      lt += `M${s2(at(i - v + every * 0.5, -0.9))}L${s2(at(i + every * 0.5, -0.16))}M${s2(at(i + every * 0.5, 0.16))}L${s2(at(i - v + every * 0.5, 0.9))}`;
      if (Math.round(i / every) % 2 === 0)
        tr += poly([
          at(i - v * 0.55, -0.15),
          at(i + v * 0.75, -0.02),
          at(i + v * 1.15, 0.15),
          at(i - v * 0.15, 0.02),
        ]);
    }
    const mid = cam.project(pts[Math.round((a + b) / 2)]);
    const px = (cam.f * w) / mid[2];
    o += `<path d="${dk}" fill="none" stroke="${hex(mix3(col.shade, col.side, 0.25))}" stroke-opacity="${mood.name === 'st' ? 0.5 : 0.3}" stroke-width="${n1(px * 0.03)}"/>`;
    o += `<path d="${lt}" fill="none" stroke="#fff" stroke-opacity="${mood.name === 'st' ? 0.85 : 0.4}" stroke-width="${n1(px * 0.03)}"/>`;
    o += `<path fill="${hex(mix3(col.shade, col.base, 0.5))}" fill-opacity=".55" d="${stripe(a, b, -0.16, 0.16)}"/>`;
    o += `<path fill="${tracer}" d="${tr}"/>`;
    // selvedge stitches
    const sel = (q) => {
      const pp = [];
      for (let i = a; i <= b; i += 1) pp.push(at(i, q));
      return line(pp);
    };
    o += `<path d="${sel(-0.93)}${sel(0.93)}" fill="none" stroke="${hex(col.lit)}" stroke-opacity=".9" stroke-width="${n1(px * 0.05)}" stroke-dasharray="${n1(px * 0.07)} ${n1(px * 0.035)}"/>`;
    return o;
  };
  const outline = (a, b, grow = 1) => {
    a = clamp(Math.round(a), 0, N);
    b = clamp(Math.round(b), 0, N);
    return stripe(a, b, -grow, grow, -thick, -thick);
  };
  return { N, pts, fr, at, paint, outline };
};

/** The plastic tip at the end of a lace: a clear blue-white tube on the floor. */
export const aglet = (cam, from, dirv, mood, { len, r, y = 0 }) => {
  const fr = {
    o: add(from, [0, r + y, 0]),
    a: norm(dirv),
    scale: 1,
  };
  const u = norm(cross([0, 1, 0], fr.a));
  const v = cross(fr.a, u);
  fr.dir = (rr, z, t) => add(add(mul(u, rr * Math.cos(t)), mul(v, rr * Math.sin(t))), mul(fr.a, z));
  fr.at = (rr, z, t) => add(fr.o, fr.dir(rr, z, t));
  const st = mood.name === 'st';
  const shade = (s) => {
    const e = mood.env(s.r);
    const spark = smooth(0.7, 0.97, (e[0] + e[1] + e[2]) / 765);
    const body = st
      ? mix3([150, 180, 212], [232, 241, 249], clamp(0.5 + 0.5 * dot(s.n, mood.lamps[0])))
      : mix3([30, 58, 104], [176, 204, 236], clamp(0.35 + 0.65 * dot(s.n, mood.lamps[0])));
    return mix3(body, W, spark * 0.9);
  };
  let o = surface(cam, fr, [r * 1.02, 0], [r * 0.94, len], [1, 0], shade, { n: 40 });
  o += surface(cam, fr, [r * 0.94, len], [r * 0.5, len + r * 0.5], [0.7, 0.7], shade, { n: 28 });
  const capA = cam.project(fr.at(0, len + r, 0));
  const facing = dot(fr.a, norm(sub(cam.at, fr.o)));
  if (facing > 0) o += disc(cam, fr, r * 0.5, len + r * 0.5, st ? '#8FB2D6' : '#1B3A68');
  // a blue band where tip meets cloth
  o += surface(
    cam,
    fr,
    [r * 1.06, len * 0.06],
    [r * 1.06, len * 0.2],
    [1, 0],
    (s) => mix3([8, 60, 124], [90, 150, 220], clamp(dot(s.n, mood.lamps[0]))),
    { n: 30 },
  );
  return { svg: o, tip: capA };
};
