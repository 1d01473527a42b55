/** Bone dice in SVG: an orthographic cube with its yaw and the height of the eye. */

const PIPS: Record<number, [number, number][]> = {
  1: [[0.5, 0.5]],
  2: [[0.26, 0.26], [0.74, 0.74]],
  3: [[0.26, 0.26], [0.5, 0.5], [0.74, 0.74]],
  4: [[0.27, 0.27], [0.73, 0.27], [0.27, 0.73], [0.73, 0.73]],
  5: [[0.25, 0.25], [0.75, 0.25], [0.5, 0.5], [0.25, 0.75], [0.75, 0.75]],
  6: [[0.28, 0.22], [0.72, 0.22], [0.28, 0.5], [0.72, 0.5], [0.28, 0.78], [0.72, 0.78]],
};
type Vector = [number, number];

/** The faces that stand beside a face on top. */
const beside = (top: number): [number, number] => (top === 1 || top === 6 ? [2, 3] : top === 2 || top === 5 ? [3, 1] : [1, 2]);

export function drawDie(cx: number, cy: number, s: number, top: number, yaw = 28, eye = 52): string {
  const [t, e] = [(yaw * Math.PI) / 180, (eye * Math.PI) / 180];
  const u: Vector = [Math.cos(t) * s, Math.sin(t) * s * Math.sin(e)];
  const v: Vector = [-Math.sin(t) * s, Math.cos(t) * s * Math.sin(e)];
  const w: Vector = [0, -Math.cos(e) * s];
  const add = (...a: Vector[]): Vector => a.reduce((p, q) => [p[0] + q[0], p[1] + q[1]]);
  const o: Vector = [cx - (u[0] + v[0] + w[0]) / 2, cy - (u[1] + v[1] + w[1]) / 2];
  const face = (base: Vector, a: Vector, b: Vector, value: number, fill: string, dark: string) => {
    const d = `M${[base, add(base, a), add(base, a, b), add(base, b)].map((q) => q.map((n) => n.toFixed(1)).join(' ')).join('L')}Z`;
    const m = [...a, ...b, ...base].map((n) => n.toFixed(2)).join(' ');
    const pips = (PIPS[value] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".105" fill="#1c1512"/><circle cx="${x + 0.018}" cy="${y + 0.022}" r=".07" fill="#46372b"/>`).join('');
    return `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="${(s * 0.13).toFixed(2)}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${dark}" stroke-opacity=".28" stroke-width="${(s * 0.02).toFixed(2)}"/><g transform="matrix(${m})">${pips}</g>`;
  };
  const [front, right] = beside(top);
  const down: Vector = [-w[0], -w[1]];
  return (
    `<ellipse cx="${cx + s * 0.16}" cy="${cy + s * 0.5}" rx="${s * 0.86}" ry="${s * 0.46}" fill="#000" opacity=".35"/>` +
    face(add(o, u, w), v, down, right, '#bda77a', '#4b3c22') + face(add(o, v, w), u, down, front, '#dccaa0', '#4b3c22') + face(add(o, w), u, v, top, '#f8efda', '#6b5836')
  );
}
