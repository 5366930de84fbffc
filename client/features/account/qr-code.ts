/** By version from 1: what corrects errors in each block at the lowest level, and how many blocks. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6];

type Bits = number[];

const bitsOf = (value: number, length: number): Bits =>
  Array.from({ length }, (_, index) => (value >>> (length - 1 - index)) & 1);

/** The bytes that a version holds, with those that correct errors. */
function capacityOf(version: number): number {
  const aligned = Math.floor(version / 7) + 2;
  const alignment = version === 1 ? 0 : (25 * aligned - 10) * aligned - 55;
  const modules = (16 * version + 128) * version + 64 - alignment - (version < 7 ? 0 : 36);
  return Math.floor(modules / 8);
}

const shapeOf = (version: number) => {
  const correction = CORRECTION[version - 1] ?? 0;
  const blocks = BLOCKS[version - 1] ?? 0;
  const capacity = capacityOf(version);
  return { correction, blocks, capacity, data: capacity - correction * blocks };
};

function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** The Reed-Solomon bytes after a block. */
function correctionOf(block: readonly number[], length: number): number[] {
  let divisor = [...Array<number>(length - 1).fill(0), 1];
  let root = 1;
  for (let index = 0; index < length; index++) {
    divisor = divisor.map((each, at) => multiply(each, root) ^ (divisor[at + 1] ?? 0));
    root = multiply(root, 2);
  }
  let rest = Array<number>(length).fill(0);
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((each, at) => each ^ multiply(divisor[at] ?? 0, factor));
  }
  return rest;
}

function bytesOf(text: Uint8Array, version: number): number[] {
  const { data, blocks, capacity, correction } = shapeOf(version);
  const bits = [...bitsOf(4, 4), ...bitsOf(text.length, version < 10 ? 8 : 16)];
  for (const byte of text) bits.push(...bitsOf(byte, 8));
  bits.push(...Array<number>(Math.min(4, data * 8 - bits.length)).fill(0));
  bits.push(...Array<number>((8 - (bits.length % 8)) % 8).fill(0));
  const bytes = Array.from({ length: bits.length / 8 }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  );
  for (let pad = 0xec; bytes.length < data; pad ^= 0xfd) bytes.push(pad);
  const short = blocks - (capacity % blocks);
  const shortLength = Math.floor(capacity / blocks) - correction;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const start = at * shortLength + Math.max(0, at - short);
    return bytes.slice(start, start + shortLength + (at < short ? 0 : 1));
  });
  const corrections = parts.map((part) => correctionOf(part, correction));
  return [parts, corrections].flatMap((rows) =>
    Array.from({ length: shortLength + correction + 1 }, (_, at) =>
      rows.flatMap((row) => row[at] ?? []),
    ).flat(),
  );
}

/** A square of modules; what is fixed carries no data. */
class Square {
  readonly dark: boolean[][];
  readonly fixed: boolean[][];
  readonly size: number;

  constructor(size: number) {
    this.size = size;
    this.dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    this.fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  }

  set(x: number, y: number, dark: boolean): void {
    const [row, fixed] = [this.dark[y], this.fixed[y]];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  /** Draws rings around a place, of which those at the given distances are light. */
  rings(x: number, y: number, radius: number, light: readonly number[]): void {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        this.set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  }
}

function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step).reverse()];
}

/** Adds the remainder by which readers repair these few bits. */
function guarded(value: number, length: number, polynomial: number): number {
  let rest = value;
  for (let step = 0; step < length; step++) {
    rest = (rest << 1) ^ ((rest >>> (length - 1)) * polynomial);
  }
  return (value << length) | rest;
}

function drawFixed(square: Square, version: number): void {
  const { size } = square;
  for (let at = 0; at < size; at++) {
    square.set(6, at, at % 2 === 0);
    square.set(at, 6, at % 2 === 0);
  }
  const places = alignments(version, size);
  const last = places.length - 1;
  for (const [row, y] of places.entries()) {
    for (const [column, x] of places.entries()) {
      const isCorner = [row, column].every((each) => each === 0 || each === last);
      if (!isCorner || (row === last && column === last)) square.rings(x, y, 2, [1]);
    }
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square.rings(x, y, 4, [2, 4]);
  }
  drawFormat(square);
  drawVersion(square, version);
}

/** Says twice that the level of correction is the lowest and the mask the first. */
function drawFormat(square: Square): void {
  const { size } = square;
  const format = bitsOf(guarded(0b01000, 10, 0x537) ^ 0x5412, 15).reverse();
  for (const [at, bit] of format.entries()) {
    const dark = bit === 1;
    // The lines of the clock are stepped over.
    const along = at < 6 ? at : at + 1;
    if (at < 8) {
      square.set(8, along, dark);
      square.set(size - 1 - at, 8, dark);
    } else {
      square.set(at === 8 ? 7 : 14 - at, 8, dark);
      square.set(8, size - 15 + at, dark);
    }
  }
  square.set(8, size - 8, true);
}

/** Large codes say twice which version they are. */
function drawVersion(square: Square, version: number): void {
  if (version < 7) return;
  for (const [at, bit] of bitsOf(guarded(version, 12, 0x1f25), 18)
    .reverse()
    .entries()) {
    const [long, short] = [square.size - 11 + (at % 3), Math.floor(at / 3)];
    square.set(long, short, bit === 1);
    square.set(short, long, bit === 1);
  }
}

function drawData({ dark, fixed, size }: Square, bits: Bits): void {
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (!row || fixed[y]?.[x]) continue;
        row[x] = ((bits[next++] ?? 0) === 1) !== ((x + y) % 2 === 0);
      }
    }
  }
}

/** The modules of a QR code of a text, row by row; true is dark. Holds up to 520 bytes. */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const bytes = new TextEncoder().encode(text);
  const version =
    CORRECTION.findIndex(
      (_, at) => shapeOf(at + 1).data * 8 >= bytes.length * 8 + (at < 9 ? 12 : 20),
    ) + 1;
  if (version === 0) throw new Error('too long for a QR code');
  const square = new Square(version * 4 + 17);
  drawFixed(square, version);
  drawData(
    square,
    bytesOf(bytes, version).flatMap((byte) => bitsOf(byte, 8)),
  );
  return square.dark;
}
