// Drawing kit of the illustrations: a pinhole camera, solids of revolution, tubes and ribbons, all
// shaded from a made-up surrounding of lamps and written as plain SVG paths.

export const TAU = Math.PI * 2;
export const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const mul = (a, k) => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const norm = (a) => mul(a, 1 / (Math.hypot(...a) || 1));
export const mix = (a, b, t) => a + (b - a) * t;
export const mix3 = (a, b, t) => a.map((v, i) => mix(v, b[i], t));
export const clamp = (x, a = 0, b = 1) => Math.min(b, Math.max(a, x));
export const smooth = (a, b, x) => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};
/** A band of light between `a` and `b` with edges `s` soft. */
export const band = (x, a, b, s = 0.03) => smooth(a - s, a + s, x) * (1 - smooth(b - s, b + s, x));
export const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
export const hex = (c) =>
  '#' +
  c
    .map((v) =>
      Math.round(clamp(v, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
export const ramp = (stops) => (t) => {
  if (t <= stops[0][0]) return stops[0][1];
  for (let i = 1; i < stops.length; i++)
    if (t <= stops[i][0])
      return mix3(
        stops[i - 1][1],
        stops[i][1],
        (t - stops[i - 1][0]) / (stops[i][0] - stops[i - 1][0]),
      );
  return stops.at(-1)[1];
};
/** Repeatable random numbers. */
export const dice = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

export const n1 = (v) => {
  const s = (Math.round(v * 10) / 10).toString();
  return s.startsWith('0.') ? s.slice(1) : s.startsWith('-0.') ? '-' + s.slice(2) : s;
};
const pt = (p) => n1(p[0]) + (p[1] < -0.05 ? '' : ' ') + n1(p[1]);
export const poly = (pts) => 'M' + pts.map(pt).join('L') + 'Z';
export const line = (pts) => 'M' + pts.map(pt).join('L');
/** A smooth open curve through points (Catmull-Rom as cubics). */
export const curve = (p, closed = false) => {
  let d = 'M' + pt(p[0]);
  const n = p.length;
  const at = (i) => (closed ? p[(i + n) % n] : p[clamp(i, 0, n - 1)]);
  for (let i = 0; i < n - (closed ? 0 : 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${pt([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${pt([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${pt(c)}`;
  }
  return d + (closed ? 'Z' : '');
};

/** A camera: `at` looks to `to`; `f` focal length in px; `cx`, `cy` the middle of the picture. */
export const camera = ({ at, to, f, cx, cy }) => {
  const fwd = norm(sub(to, at));
  const right = norm(cross([0, 1, 0], fwd));
  const up = cross(fwd, right);
  const project = (p) => {
    const d = sub(p, at);
    const z = dot(d, fwd);
    return [cx + (f * dot(d, right)) / z, cy - (f * dot(d, up)) / z, z];
  };
  return { at, project, fwd, right, up, f };
};

/** The frame of a turned body: `axis` out of its front, `u` and `v` across. */
export const frame = (o, axis, scale = 1, spin = 0) => {
  const a = norm(axis);
  const ref = Math.abs(a[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0];
  const u0 = norm(cross(ref, a));
  const v0 = cross(a, u0);
  const [c, s] = [Math.cos(spin), Math.sin(spin)];
  const u = add(mul(u0, c), mul(v0, s));
  const v = add(mul(u0, -s), mul(v0, c));
  return {
    o,
    a,
    u,
    v,
    scale,
    at: (r, z, t) =>
      add(o, mul(add(add(mul(u, r * Math.cos(t)), mul(v, r * Math.sin(t))), mul(a, z)), scale)),
    dir: (r, z, t) => add(add(mul(u, r * Math.cos(t)), mul(v, r * Math.sin(t))), mul(a, z)),
  };
};

/** The outline of a circle (radius r, height z) of a frame, as eight cubics. */
export const ring = (cam, fr, r, z, rev = false) => {
  const k = (4 / 3) * Math.tan(TAU / 32);
  const n = 8;
  let d = '';
  for (let i = 0; i < n; i++) {
    const t0 = ((rev ? -1 : 1) * i * TAU) / n;
    const t1 = ((rev ? -1 : 1) * (i + 1) * TAU) / n;
    const s = rev ? -1 : 1;
    const P = (t, off) => {
      const base = fr.at(r, z, t);
      const tan = fr.dir(1, 0, t + (s * TAU) / 4);
      return cam.project(add(base, mul(tan, off * r * fr.scale)));
    };
    if (!i) d += 'M' + pt(P(t0, 0));
    d += `C${pt(P(t0, k))} ${pt(P(t1, -k))} ${pt(P(t1, 0))}`;
  }
  return d + 'Z';
};
export const disc = (cam, fr, r, z, fill, extra = '') =>
  `<path d="${ring(cam, fr, r, z)}" fill="${fill}"${extra}/>`;
export const annulus = (cam, fr, r0, r1, z, fill, extra = '') =>
  `<path d="${ring(cam, fr, r1, z)}${ring(cam, fr, r0, z, true)}" fill="${fill}"${extra}/>`;

/**
 * A turned surface between (r0, z0) and (r1, z1), cut into `n` strips round the axis. The shader
 * gets {n, v, r, t, p}: the normal, the way to the eye, its mirror image, the angle and the point,
 * and answers [r, g, b] or [r, g, b, alpha]. `nrm` = (radial, axial) parts of the normal.
 */
export const surface = (cam, fr, [r0, z0], [r1, z1], nrm, shader, opt = {}) => {
  const { n = 96, from = 0, to = TAU, cull = true, bleed = 0.35 } = opt;
  const strips = [];
  const step = (to - from) / n;
  for (let i = 0; i < n; i++) {
    const t = from + (i + 0.5) * step;
    const p = fr.at((r0 + r1) / 2, (z0 + z1) / 2, t);
    const N = norm(fr.dir(nrm[0], nrm[1], t));
    const V = norm(sub(cam.at, p));
    const facing = dot(N, V);
    if (cull && facing <= -0.02) {
      strips.push(null);
      continue;
    }
    const R = sub(mul(N, 2 * facing), V);
    const c = shader({ n: N, v: V, r: R, t, p, facing });
    strips.push(c && { c: hex(c.slice(0, 3)), a: c[3] ?? 1, i });
  }
  let out = '';
  let i = 0;
  const seg = (s, e) => {
    // one polygon for a run of equal strips; a little overlap hides the seams of opaque ones
    const A = [];
    const B = [];
    const over = strips[s].a < 1 ? 0.06 : bleed;
    const m = Math.max(1, Math.ceil((e - s) * step * 7));
    for (let k = 0; k <= m; k++) {
      const t = from + mix(s, Math.min(e + over, n + 0.0), k / m) * step;
      A.push(cam.project(fr.at(r0, z0, t)));
      B.unshift(cam.project(fr.at(r1, z1, t)));
    }
    return poly([...A, ...B]);
  };
  while (i < n) {
    const s = strips[i];
    if (!s) {
      i++;
      continue;
    }
    let e = i + 1;
    while (e < n && strips[e] && strips[e].c === s.c && Math.abs(strips[e].a - s.a) < 0.012) e++;
    if (s.a > 0.01)
      out += `<path fill="${s.c}"${s.a < 1 ? ` fill-opacity="${n1(s.a * 10) === '0' ? 0 : (Math.round(s.a * 100) / 100).toString().replace(/^0/, '')}"` : ''} d="${seg(i, e)}"/>`;
    i = e;
  }
  return out;
};

/** Rewrites the absolute paths of the kit (M, L, C, Q, Z) as relative ones with a tenth's rounding. */
export const tighten = (svg) =>
  svg.replace(/ d="(M[^"]*)"/g, (whole, d) => {
    if (/[^MLCQZ\d\s.-]/.test(d)) return whole;
    let out = '';
    let x = 0;
    let y = 0;
    let sx = 0;
    let sy = 0;
    let last = '';
    const r = (v) => Math.round(v * 10);
    for (const [, cmd, args] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
      if (cmd === 'Z') {
        out += 'z';
        x = sx;
        y = sy;
        last = 'z';
        continue;
      }
      const v = (args.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((q) => r(+q));
      const size = { M: 2, L: 2, C: 6, Q: 4 }[cmd];
      for (let i = 0; i + size <= v.length; i += size) {
        const rel = [];
        for (let k = 0; k < size; k += 2) rel.push(v[i + k] - x, v[i + k + 1] - y);
        x = v[i + size - 2];
        y = v[i + size - 1];
        if (cmd === 'M') {
          sx = x;
          sy = y;
        }
        if (cmd === 'L' && rel[0] === 0 && rel[1] === 0) continue;
        const c = cmd.toLowerCase();
        const now = last === c || (c === 'l' && last === 'm') ? '' : c;
        out += now;
        rel.forEach((q, k) => {
          const t = n1(q / 10);
          out += (k || !now) && !t.startsWith('-') ? ' ' + t : t;
        });
        last = c;
      }
    }
    return ` d="${out}"`;
  });

export const wrap = (w, h, defs, body) => tighten(bare(w, h, defs, body));
const bare = (w, h, defs, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${defs}</defs>${body}</svg>\n`;

export const linear = (id, x1, y1, x2, y2, stops, extra = '') =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n1(x1)}" y1="${n1(y1)}" x2="${n1(x2)}" y2="${n1(y2)}"${extra}>${stopList(stops)}</linearGradient>`;
export const radial = (id, cx, cy, r, stops, extra = '') =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(r)}"${extra}>${stopList(stops)}</radialGradient>`;
export const stopList = (stops) =>
  stops
    .map(
      ([o, c, a]) =>
        `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
    )
    .join('');
export const blur = (id, s, sy = s) =>
  `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${s}${sy === s ? '' : ' ' + sy}"/></filter>`;

/** Facets melted into one another by a blur, cut out along `clip` (a path, even-odd). */
export const soft = (id, clip, svg, s) =>
  `<clipPath id="${id}"><path clip-rule="evenodd" d="${clip}"/></clipPath><filter id="${id}f" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n1(s)}"/></filter><g clip-path="url(#${id})"><g filter="url(#${id}f)">${svg}</g></g>`;
