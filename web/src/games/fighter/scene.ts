/** The comic table in three dimensions, in the ledger's millimetres with z up. It is drawn only when something has changed. */

import {
  AdditiveBlending, BackSide, BoxGeometry, CanvasTexture, CapsuleGeometry, CatmullRomCurve3, CircleGeometry, Color, CylinderGeometry, DataTexture, DirectionalLight, ExtrudeGeometry, Group, HemisphereLight,
  LinearMipmapLinearFilter, Mesh, MeshBasicMaterial, MeshToonMaterial, NearestFilter, NoToneMapping, PCFShadowMap, Path, PerspectiveCamera, PlaneGeometry, Quaternion, RedFormat, RingGeometry, Scene as World,
  ShaderMaterial, Shape, ShapeGeometry, SphereGeometry, Sprite, SpriteMaterial, SRGBColorSpace, TubeGeometry, Vector2, Vector3, WebGLRenderer, type BufferGeometry, type Material, type Object3D,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';

import type { Vector } from './aim.svelte';
import { PHYSICS } from './content';
import type { Frame } from './flight';
import { cutOut, dealer, dieFace, glowTexture, INK, tableTexture, targetTexture, wallTexture } from './textures';
import type { DieName, Pose, Side } from './types';

export type Look = 'aim' | 'away' | 'floor' | 'verdict';

function printed(of: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(of);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  texture.minFilter = LinearMipmapLinearFilter;
  return texture;
}
const steps = new DataTexture(new Uint8Array([92, 150, 212, 255]), 4, 1, RedFormat);
steps.minFilter = steps.magFilter = NearestFilter;
steps.needsUpdate = true;
const toon = (of: { color?: string; map?: CanvasTexture }) => new MeshToonMaterial({ gradientMap: steps, ...of });
const flat = (color: string) => new MeshBasicMaterial({ color });

const VERTEX = `uniform float px; uniform vec2 size; void main(){ vec4 p = projectionMatrix*modelViewMatrix*vec4(position,1.); vec3 n = normalize(normalMatrix*normal); vec4 q = projectionMatrix*vec4((modelViewMatrix*vec4(position,1.)).xyz+n,1.); vec2 d = q.xy/q.w-p.xy/p.w; d = length(d*size)>1e-6 ? normalize(d*size) : vec2(0.); p.xy += d/size*2.*px*p.w; gl_Position = p; }`;
const FRAGMENT = `uniform vec3 ink; void main(){ gl_FragColor = vec4(ink,1.); \n#include <colorspace_fragment>\n }`;

const HOLES = [1, 3, 5, 7].map((k) => (k * Math.PI) / 4);
const HOLE_AT = PHYSICS.target.hole_centre * Math.SQRT2;
const TURNS: Record<Side, number> = { S: 0, E: Math.PI / 2, N: Math.PI, W: -Math.PI / 2 };

/** So many degrees above and below the middle of the picture the die can still be taken. */
const REACH = 16;
/** Step back until the die that is held is in the picture: it may be high up, or far behind the table. */
function inPicture(die: Vector, eye: Vector, at: Vector): [Vector, Vector] {
  const [from, to]: [Vector, Vector] = [[...eye], [...at]];
  const rise = (p: Vector) => (Math.atan2(p[2] - from[2], p[1] - from[1]) * 180) / Math.PI;
  for (let n = 0; n < 60; n++) {
    const above = rise(die) - rise(to);
    if (Math.abs(above) < REACH) break;
    from[1] -= 30;
    from[2] += above > 0 ? 15 : 4;
    to[2] += above > 0 ? 8 : -8;
  }
  return [from, to];
}

export class Arena {
  private readonly renderer: WebGLRenderer;
  private readonly world = new World();
  private readonly camera = new PerspectiveCamera(44, 1, 5, 6000);
  private readonly size = new Vector2(1, 1);
  private readonly dice = new Map<string, Mesh>();
  private readonly extras = new Group();
  private readonly props = new Group();
  private readonly key = new DirectionalLight('#fff0d2', 2.15);
  private peek: Mesh | undefined;
  private peeks = '';
  private asked = 0;
  private readonly ease: { from: Pose6; to: Pose6; start: number; length: number } = { from: [0, -672, 348, 0, 0, 0], to: [0, -672, 348, 0, 0, 0], start: 0, length: 0 };

  readonly canvas = document.createElement('canvas');
  /** Called whenever the picture was drawn anew. */
  ondrawn: () => void = () => undefined;

  constructor(private readonly symbols: number) {
    this.renderer = new WebGLRenderer({ canvas: this.canvas, antialias: true, powerPreference: 'low-power' });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.toneMapping = NoToneMapping;
    this.world.background = new Color('#0f0a08');
    this.camera.up.set(0, 0, 1);
    this.light();
    this.furnish();
    this.world.add(this.extras, this.props);
  }

  // --- the room --------------------------------------------------------------------------------------------------------

  private light(): void {
    this.world.add(new HemisphereLight('#ffdcae', '#5a3648', 1.35));
    this.key.position.set(-420, -160, 620);
    this.key.target.position.set(0, -100, 0);
    this.key.castShadow = true;
    this.key.shadow.mapSize.set(1024, 1024);
    Object.assign(this.key.shadow.camera, { left: -560, right: 560, top: 560, bottom: -560, near: 50, far: 2200 });
    this.key.shadow.bias = -0.0006;
    this.key.shadow.normalBias = 0.5;
    const rim = new DirectionalLight('#ff9a4a', 0.55);
    rim.position.set(500, 700, 260);
    this.world.add(this.key, this.key.target, rim);
  }

  private outlined<M extends Mesh>(mesh: M, px = 3, colour = INK): M {
    const uniforms = { px: { value: px }, size: { value: this.size }, ink: { value: new Color(colour) } };
    const hull = new Mesh(mesh.geometry, new ShaderMaterial({ side: BackSide, uniforms, vertexShader: VERTEX, fragmentShader: FRAGMENT }));
    hull.renderOrder = -1;
    mesh.add(hull);
    return mesh;
  }

  private put(geometry: BufferGeometry, material: Material | Material[], at: Vector, into: Object3D = this.world): Mesh {
    const mesh = new Mesh(geometry, material);
    mesh.position.set(...at);
    into.add(mesh);
    return mesh;
  }

  private furnish(): void {
    const { length, width } = PHYSICS.table;
    this.outlined(this.put(new RoundedBoxGeometry(length, width, 30, 2, 6), toon({ color: '#8a5226' }), [0, 0, -15.2]), 4);
    const top = this.put(new PlaneGeometry(length - 6, width - 6), toon({ map: printed(tableTexture(1.2)) }), [0, 0, 0.02]);
    top.receiveShadow = true;
    for (const x of [-620, 620]) for (const y of [-370, 370]) this.outlined(this.put(new BoxGeometry(90, 90, 720), toon({ color: '#6d3f1d' }), [x, y, -390]), 4);
    this.target();
    const wall = this.put(new PlaneGeometry(4600, 1840), new MeshBasicMaterial({ map: printed(wallTexture()) }), [0, 1300, 160]);
    wall.rotation.x = Math.PI / 2;
    const around: [number, number, number][] = [[1800, 0, -Math.PI / 2], [-1800, 0, Math.PI / 2], [0, -1700, Math.PI]];
    for (const [x, y, turn] of around) {
      const other = this.put(wall.geometry, wall.material as Material, [x, y, 160]);
      other.rotation.order = 'ZYX';
      other.rotation.set(Math.PI / 2, 0, turn);
    }
    this.put(new PlaneGeometry(6000, 4200), flat('#1c140f'), [0, 0, PHYSICS.table.floor]);
    const glow = printed(glowTexture());
    for (const x of [-345, 345]) this.candles(x, glow);
  }

  private target(): void {
    const disc = new Shape();
    disc.absarc(0, 0, PHYSICS.target.radius, 0, Math.PI * 2);
    for (const a of HOLES) {
      const hole = new Path();
      hole.absarc(Math.cos(a) * HOLE_AT, Math.sin(a) * HOLE_AT, PHYSICS.target.hole_radius, 0, Math.PI * 2, true);
      disc.holes.push(hole);
    }
    const geometry = new ExtrudeGeometry(disc, { depth: PHYSICS.target.thickness, bevelEnabled: false, curveSegments: 64 });
    const [uv, place] = [geometry.getAttribute('uv'), geometry.getAttribute('position')];
    for (let i = 0; i < place.count; i++) uv.setXY(i, place.getX(i) / 400 + 0.5, place.getY(i) / 400 + 0.5);
    const board = this.put(geometry, [toon({ map: printed(targetTexture(1536)) }), toon({ color: '#5f3b1e' })], [0, 0, 0.1]);
    board.castShadow = board.receiveShadow = true;
    this.put(new RingGeometry(194, 198.4, 96), flat(INK), [0, 0, 0.35]);
    for (const a of HOLES) this.put(new CircleGeometry(18, 32), flat('#140b08'), [Math.cos(a) * HOLE_AT, Math.sin(a) * HOLE_AT, 0.3]);
  }

  private candles(x: number, glow: CanvasTexture): void {
    const stand = new Group();
    stand.position.set(x, 640, -96);
    this.world.add(stand);
    const rod = (top: number, foot: number, height: number, dx: number, z: number, colour: string) => {
      const mesh = this.put(new CylinderGeometry(top, foot, height, 16), toon({ color: colour }), [dx, 0, z], stand);
      mesh.rotation.x = Math.PI / 2;
      this.outlined(mesh, 2.5);
    };
    rod(9, 12, 700, 0, -330, '#3b322c');
    rod(70, 62, 12, 0, 24, '#3b322c');
    for (const [dx, height] of [[-38, 66], [2, 100], [42, 54]] as const) {
      rod(15, 16, height, dx, 30 + height / 2, '#f0dfb8');
      const flame = this.outlined(this.put(new SphereGeometry(10, 12, 12), flat('#ffb13d'), [dx, 0, 54 + height], stand), 2, '#7a2c0c');
      flame.scale.set(0.8, 0.8, 2);
      this.put(new SphereGeometry(5, 8, 8), flat('#fff3c4'), [dx, -8, 50 + height], stand).scale.set(0.8, 0.8, 2);
      const halo = new Sprite(new SpriteMaterial({ map: glow, blending: AdditiveBlending, depthWrite: false, transparent: true }));
      halo.scale.set(330, 330, 1);
      halo.position.set(dx, -20, 54 + height);
      stand.add(halo);
    }
  }

  // --- things that come and go ---------------------------------------------------------------------------------------------

  private die(name: DieName, id: string): Mesh {
    const before = this.dice.get(id);
    if (before) return before;
    const edge = PHYSICS.die.edge;
    // +x -x +y -y +z -z are the faces 2 5 3 4 1 6; by the option the hero symbol is on 1, on 1 and 6, or on 1, 6 and 2
    const faces = [this.symbols > 2 ? 'hero' : '2', '5', '3', '4', 'hero', this.symbols > 1 ? 'hero' : '2'].map((face) => toon({ map: printed(dieFace(face, name)) }));
    const mesh = this.outlined(new Mesh(new RoundedBoxGeometry(edge, edge, edge, 3, edge * 0.085), faces), 2.6);
    mesh.castShadow = true;
    this.world.add(mesh);
    this.dice.set(id, mesh);
    return mesh;
  }

  /** Show just these dice, each at its pose; a die in the hand may be drawn larger. */
  show(dice: { id: string; name: DieName; pose: Pose; scale?: number }[]): void {
    const shown = new Set(dice.map(({ id, name }) => `${name} ${id}`));
    for (const [id, mesh] of this.dice) mesh.visible = shown.has(id);
    for (const { id, name, pose, scale = 1 } of dice) {
      const mesh = this.die(name, `${name} ${id}`);
      mesh.position.set(pose[0], pose[1], pose[2]);
      mesh.quaternion.copy(new Quaternion(pose[4], pose[5], pose[6], pose[3]));
      mesh.scale.setScalar(scale);
    }
    this.renderer.shadowMap.needsUpdate = true;
    this.draw();
  }

  /** The box, sheet or card that the thrower stands on the table, and the leg he throws under. */
  stand(prop: { kind: string; x: number; y: number; turn: number } | null, leg: { at: Vector; turned: boolean } | null): void {
    this.props.clear();
    if (prop) {
      const [width, height, thickness] = PHYSICS.props[prop.kind as 'box' | 'sheet' | 'card'] as [number, number, number];
      const mesh = this.put(new RoundedBoxGeometry(width, Math.max(thickness, 1.5), height, 2, Math.min(2, thickness / 3 + 0.2)), toon({ color: prop.kind === 'box' ? '#8f2f2a' : '#efe0b8' }), [prop.x, prop.y, height / 2], this.props);
      mesh.rotation.z = (prop.turn * Math.PI) / 180;
      mesh.castShadow = mesh.receiveShadow = true;
      this.outlined(mesh, 3);
    }
    if (leg) {
      const mesh = this.outlined(this.put(new CapsuleGeometry(70, 700, 8, 20), Object.assign(toon({ color: '#5b6b8c' }), { transparent: true, opacity: 0.5, depthWrite: false }), leg.at, this.props), 3.5);
      mesh.children[0]!.visible = false;
      mesh.rotation.z = leg.turned ? 0 : Math.PI / 2;
    }
    this.renderer.shadowMap.needsUpdate = true;
    this.draw();
  }

  /** The monster looks over the far edge; low when it ducks. */
  monster(icon: string, tint: string, mood: 'peek' | 'duck' | 'laugh'): void {
    if (icon !== this.peeks) {
      this.peek?.removeFromParent();
      this.peek = undefined;
      this.peeks = icon;
      if (icon) {
        const material = new MeshBasicMaterial({ map: printed(cutOut(icon, tint)), transparent: true, alphaTest: 0.4 });
        this.peek = this.put(new PlaneGeometry(170, 170), material, [0, 486, 34]);
        this.peek.rotation.set(Math.PI / 2 - 0.12, 0, 0);
      }
    }
    if (this.peek) {
      this.peek.position.z = mood === 'duck' ? -28 : mood === 'laugh' ? 52 : 34;
      this.peek.rotation.y = mood === 'laugh' ? 0.14 : 0;
    }
    this.draw();
  }

  /** The trail of a flight up to a moment, with a star where it bounced. */
  trail(frames: Frame[], touches: { body: string; x: number; y: number; t: number }[], footprint: [number, number][] | null): void {
    for (const child of [...this.extras.children]) child.removeFromParent();
    if (frames.length > 2) {
      const curve = new CatmullRomCurve3(frames.map(({ pose }) => new Vector3(pose[0], pose[1], pose[2])), false, 'centripetal');
      const tube = new Mesh(new TubeGeometry(curve, Math.min(160, frames.length * 3), 1.5, 6), flat('#ffd768'));
      this.extras.add(this.outlined(tube, 2.4));
    }
    touches.slice(0, 6).forEach(({ body, x, y }, i) => {
      const table = body === 'table';
      if (table || body === 'board') this.extras.add(star(x, y, table ? 19 : 9, table ? 0.6 : 2.6, table ? '#ffd768' : '#f6ecd2', i));
    });
    if (footprint && footprint.length > 2) this.extras.add(frame(footprint));
    this.draw();
  }

  // --- looking -----------------------------------------------------------------------------------------------------------

  resize(width: number, height: number): void {
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, 2));
    this.renderer.setSize(width, height, false);
    this.size.set(width, height);
    this.camera.aspect = width / Math.max(1, height);
    this.camera.updateProjectionMatrix();
  }

  /** Where one looks from, or at; for an aim the focus is how far back one stands and how high the eyes are. */
  look(kind: Look, side: Side, focus: [number, number], over: number): void {
    const to = this.place(kind, side, focus);
    this.ease.from = this.eased();
    this.ease.to = to;
    this.ease.start = performance.now();
    this.ease.length = over;
    this.draw();
  }

  private place(kind: Look, side: Side, focus: [number, number]): Pose6 {
    const turn = TURNS[side];
    const wide = side === 'E' || side === 'W' ? (PHYSICS.table.length - PHYSICS.table.width) / 2 : 0;
    const spin = ([x, y, z]: Vector): Vector => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn), z];
    const whole = (eye: Vector, at: Vector): Pose6 => [...spin(eye), ...spin(at)];
    const narrow = this.camera.aspect < 1;
    switch (kind) {
      case 'away': return whole([0, -640 - wide, 380], [0, -1500 - wide, 260]);
      case 'floor': return whole([0, -980 - wide, focus[1]], [0, 0, focus[1] + 4]);
      case 'verdict': {
        const [x, y] = [0, 1].map((axis) => Math.max(-260, Math.min(260, focus[axis as 0 | 1]))) as [number, number];
        const back = narrow ? 1.5 : 1;
        return [x * 0.5 + 110 * back, y * 0.5 - 370 * back, 300 * back, x * 0.5, y * 0.5 + 20, 0];
      }
      default: {
        const far = narrow ? Math.min(1.5, 0.64 / this.camera.aspect + 0.25) : Math.max(1, 1.25 / this.camera.aspect);
        const more = Math.max(0, focus[0] + 100) + (focus[1] < 30 ? 130 : 0);
        const [eye, at]: [Vector, Vector] = narrow ? [[0, -640 * far, 600 * far], [0, -120, 0]] : [[0, -690 * far, 372 * far], [0, -72, 0]];
        const held: Vector = [0, -PHYSICS.table.width / 2 - wide - focus[0], focus[1]];
        return whole(...inPicture(held, [0, eye[1] - wide - more * 0.95, eye[2] + more * 0.16], [0, at[1] - more * (focus[1] < 30 ? 0.62 : 0.42), -more * 0.04]));
      }
    }
  }

  private eased(): Pose6 {
    const { from, to, start, length } = this.ease;
    const part = length ? Math.min(1, (performance.now() - start) / length) : 1;
    const smooth = 1 - (1 - part) ** 3;
    return from.map((one, i) => one + (to[i]! - one) * smooth) as Pose6;
  }

  /** Turn the whole view about the thrower's place, in parts of a full turn. */
  spin = 0;
  /** How much higher the eyes are just now. */
  lift = 0;

  /** A point of the table on the picture, in pixels. */
  project(at: Vector): [number, number] {
    const found = new Vector3(...at).project(this.camera);
    return [((found.x + 1) / 2) * this.size.x, ((1 - found.y) / 2) * this.size.y];
  }

  /** The point of the table (at a height) under a pixel; null where one looks past it. */
  pick(x: number, y: number, z = 0): [number, number] | null {
    const far = new Vector3((x / this.size.x) * 2 - 1, 1 - (y / this.size.y) * 2, 0.5).unproject(this.camera);
    const from = this.camera.position;
    const part = (z - from.z) / (far.z - from.z);
    return part > 0 ? [from.x + (far.x - from.x) * part, from.y + (far.y - from.y) * part] : null;
  }

  /** Draw soon, once. */
  draw(): void {
    if (!this.asked) this.asked = requestAnimationFrame(() => this.render());
  }

  private render(): void {
    this.asked = 0;
    // asked before the picture is drawn: a slow one must not be the last while the eyes are still on their way
    const isMoving = performance.now() - this.ease.start < this.ease.length;
    const [x, y, z, ax, ay, az] = this.eased();
    this.camera.position.set(x, y, z + this.lift);
    const [dx, dy] = [ax - x, ay - y];
    const turn = this.spin * 2 * Math.PI;
    this.camera.lookAt(x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn), az + this.lift);
    this.camera.updateMatrixWorld();
    this.renderer.render(this.world, this.camera);
    this.ondrawn();
    if (isMoving) this.draw();
  }

  /** Nobody looks any more; the table stays furnished for the next fight. */
  leave(): void {
    cancelAnimationFrame(this.asked);
    this.asked = 0;
    this.ondrawn = () => undefined;
    this.canvas.remove();
  }
}

const kept = new Map<number, Arena>();

/** The one arena of this page for dice with so many hero symbols; it takes a while to furnish, so it is kept. */
export function arenaFor(symbols: number): Arena {
  const found = kept.get(symbols) ?? new Arena(symbols);
  kept.set(symbols, found);
  return found;
}

type Pose6 = [number, number, number, number, number, number];

function star(x: number, y: number, size: number, z: number, fill: string, seed: number): Group {
  const r = dealer(seed + 3);
  const points = Array.from({ length: 20 }, (_, i) => {
    const [a, q] = [(i / 10) * Math.PI, i % 2 ? size * 0.55 : size * (0.86 + 0.28 * r())];
    return new Vector2(Math.cos(a) * q, Math.sin(a) * q);
  });
  const geometry = new ShapeGeometry(new Shape(points));
  const group = new Group();
  [[1.22, '#1c1008', 0], [1, fill, 0.25], [0.5, '#fff6dc', 0.4]].forEach(([scale, colour, up]) => {
    const mesh = new Mesh(geometry, flat(String(colour)));
    mesh.scale.setScalar(Number(scale));
    mesh.position.z = Number(up);
    group.add(mesh);
  });
  group.position.set(x, y, z);
  return group;
}

/** A frame round the footprint of the die at rest. */
function frame(points: [number, number][]): Group {
  const group = new Group();
  const [cx, cy] = [0, 1].map((axis) => points.reduce((sum, p) => sum + p[axis as 0 | 1], 0) / points.length) as [number, number];
  const outline = (grow: number) => points.map(([x, y]) => new Vector2(cx + (x - cx) * grow, cy + (y - cy) * grow));
  [[1.5, 1.12, '#1c1008', 2.45], [1.4, 1.2, '#ffd768', 2.6]].forEach(([outer, inner, colour, z]) => {
    const shape = new Shape(outline(Number(outer)));
    shape.holes.push(new Path(outline(Number(inner))));
    const mesh = new Mesh(new ShapeGeometry(shape), flat(String(colour)));
    mesh.position.z = Number(z);
    group.add(mesh);
  });
  return group;
}

export function hasWebGL(): boolean {
  const made = document.createElement('canvas');
  return Boolean(made.getContext('webgl2'));
}
