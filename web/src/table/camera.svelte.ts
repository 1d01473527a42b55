/** Looking at a sheet that is larger than its window: by mouse, by touch, by keyboard. Knows no game. */

export interface View { s: number; x: number; y: number }
interface Point { x: number; y: number }

const CLOSEST = 6;
const STEP = 70;

export class Camera {
  s = $state(1);
  x = $state(0);
  y = $state(0);
  size = $state({ w: 0, h: 0 });
  /** A finger or the mouse drags; the sheet follows without easing. */
  held = $state(false);
  /** How far the last press was dragged: a click that dragged is no click. */
  dragged = 0;

  private readonly pointers = new Map<number, Point>();
  private box: HTMLElement | undefined;

  constructor(private readonly sheet: { width: number; height: number }) {}

  get small(): boolean {
    return this.size.w > 0 && this.size.w < 640;
  }
  get least(): number {
    return Math.min(this.size.w / this.sheet.width, this.size.h / this.sheet.height) || 1;
  }
  get whole(): boolean {
    return this.s <= this.least * 1.02;
  }

  /** An action: the element through which one looks. */
  watch = (box: HTMLElement): { destroy: () => void } => {
    this.box = box;
    const sized = new ResizeObserver(() => (this.size = { w: box.clientWidth, h: box.clientHeight }));
    sized.observe(box);
    const wheel = (event: WheelEvent) => this.wheel(event);
    box.addEventListener('wheel', wheel, { passive: false });
    return { destroy: () => (sized.disconnect(), box.removeEventListener('wheel', wheel)) };
  };

  keep(next: View): void {
    const s = Math.min(CLOSEST, Math.max(this.least, next.s));
    // near the edge of the sheet one may look beyond it, so that what lies there can come to the middle
    const slack = 0.4 * Math.min(1, Math.max(0, s / this.least - 1.5));
    const clamp = (v: number, view: number, whole: number) => (whole <= view ? (view - whole) / 2 : Math.min(view * slack, Math.max(view * (1 - slack) - whole, v)));
    this.s = s;
    this.x = clamp(next.x, this.size.w, this.sheet.width * s);
    this.y = clamp(next.y, this.size.h, this.sheet.height * s);
  }
  zoom(factor: number, at: Point = { x: this.size.w / 2, y: this.size.h / 2 }): void {
    const s = Math.min(CLOSEST, Math.max(this.least, this.s * factor));
    const k = s / this.s;
    this.keep({ s, x: at.x - (at.x - this.x) * k, y: at.y - (at.y - this.y) * k });
  }
  fit = (): void => this.keep({ s: this.least, x: 0, y: 0 });
  /** Bring a point of the sheet into view, so large, so far from the middle of the window. */
  look(at: Point, s: number, dx = 0, dy = 0): void {
    this.keep({ s, x: this.size.w / 2 + dx - at.x * s, y: this.size.h / 2 + dy - at.y * s });
  }
  /** Bring all these points into view, not larger than so, above a slip that covers the lower part of a small window. */
  frame(points: Point[], most: number, margin = 40): void {
    if (!points.length) return;
    const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const free = this.size.h * (this.small ? 0.56 : 1);
    const s = Math.min(most, (this.size.w - 2 * margin) / Math.max(1, right - left), (free - 2 * margin) / Math.max(1, bottom - top));
    this.look({ x: (left + right) / 2, y: (top + bottom) / 2 }, s, 0, (free - this.size.h) / 2);
  }
  /** Move only as far as needed to see a point. */
  reveal(at: Point, margin = 60): void {
    const [px, py] = [at.x * this.s + this.x, at.y * this.s + this.y];
    const shift = (p: number, view: number) => (p < margin ? margin - p : p > view - margin ? view - margin - p : 0);
    const [dx, dy] = [shift(px, this.size.w), shift(py, this.size.h)];
    if (dx || dy) this.keep({ s: this.s, x: this.x + dx, y: this.y + dy });
  }

  down = (event: PointerEvent): void => {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) this.dragged = 0;
  };
  move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before || !this.box) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other);
    else this.drag(event, before, now);
    this.pointers.set(event.pointerId, now);
  };
  up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    if (!this.pointers.size) this.held = false;
  };
  keys = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const by: Record<string, [number, number]> = { ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] };
    const shift = by[event.key];
    if (shift) this.keep({ s: this.s, x: this.x + shift[0], y: this.y + shift[1] });
    else if (event.key === '+') this.zoom(1.25);
    else if (event.key === '-') this.zoom(0.8);
    else if (event.key === '0') this.fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  private drag(event: PointerEvent, before: Point, now: Point): void {
    this.dragged += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (this.dragged <= 6) return;
    this.held = true;
    if (!this.box!.hasPointerCapture(event.pointerId)) this.box!.setPointerCapture(event.pointerId);
    this.keep({ s: this.s, x: this.x + now.x - before.x, y: this.y + now.y - before.y });
  }
  private pinch(before: Point, now: Point, other: Point): void {
    const rect = this.box!.getBoundingClientRect();
    const spread = (p: Point) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
    this.held = true;
    this.dragged = 99;
    this.zoom(spread(now) / spread(before), { x: (now.x + other.x) / 2 - rect.left, y: (now.y + other.y) / 2 - rect.top });
    this.keep({ s: this.s, x: this.x + (now.x - before.x) / 2, y: this.y + (now.y - before.y) / 2 });
  }
  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const rect = this.box!.getBoundingClientRect();
    if (event.shiftKey) this.keep({ s: this.s, x: this.x - event.deltaX - event.deltaY, y: this.y });
    else this.zoom(Math.exp(-event.deltaY * 0.0016), { x: event.clientX - rect.left, y: event.clientY - rect.top });
  }
}
