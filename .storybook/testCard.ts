import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/**
 * Returns an SVG that replaces a photograph in baselines. Its corners, circle and edges show how the
 * picture is placed and cropped; its colors, from a hash of the file name, show which one it is.
 */
export const testCard = (path: string, width: number, height: number): string => {
  const [hue = 0, other = 0] = createHash('sha256').update(basename(path)).digest();
  const radius = Math.round(Math.min(width, height) * 0.36);
  const [x, y] = [width / 2, height / 2];
  const line = 'fill="none" stroke="#fff" stroke-width="6"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="100%" height="100%" fill="hsl(${Math.round((hue * 360) / 256)} 40% 34%)"/>
<rect y="${y}" width="100%" height="50%" fill="hsl(${Math.round((other * 360) / 256)} 30% 62%)"/>
<path d="M0 0 ${width} ${height}M${width} 0 0 ${height}" ${line}/>
<circle cx="${x}" cy="${y}" r="${radius}" ${line}/>
<rect x="3" y="3" width="${width - 6}" height="${height - 6}" ${line}/>
</svg>`;
};
