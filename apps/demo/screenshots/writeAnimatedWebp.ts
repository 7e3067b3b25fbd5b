export interface WebpFrame {
  /** A still WebP picture. */
  readonly picture: Buffer;
  readonly milliseconds: number;
}

export interface WriteAnimatedWebpParameters {
  readonly frames: readonly WebpFrame[];
  /** CSS pixels. All frames have this size. */
  readonly width: number;
  readonly height: number;
}

/**
 * Puts still WebP pictures into an animated one that repeats for ever. (WebP Container Specification: Extended File Format,
 * Animation.) The browser compresses the pictures, so no encoder is needed.
 */
export function writeAnimatedWebp({ frames, width, height }: WriteAnimatedWebpParameters): Buffer {
  const size = Buffer.concat([uint24(width - 1), uint24(height - 1)]);
  const animation = Buffer.concat([
    chunk("VP8X", Buffer.concat([Buffer.from([HAS_ANIMATION, 0, 0, 0]), size])),
    // A transparent background, and no end.
    chunk("ANIM", Buffer.alloc(6)),
    ...frames.map(({ picture, milliseconds }) => {
      const head = [uint24(0), uint24(0), size, uint24(milliseconds), Buffer.from([REPLACES])];
      return chunk("ANMF", Buffer.concat([...head, readPicture(picture)]));
    }),
  ]);
  return chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), animation]));
}

/** Returns the chunk with the compressed picture, without colour profiles and metadata. */
function readPicture(file: Buffer): Buffer {
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString("latin1", at, at + 4);
    const end = at + 8 + file.readUInt32LE(at + 4);
    if (name === "VP8 " || name === "VP8L") return chunk(name, file.subarray(at + 8, end));
    at = end + (end % 2);
  }
  throw new Error("The file contains no WebP picture.");
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8, name, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}

const HAS_ANIMATION = 0x02;
/** The frame replaces the one before instead of being blended with it. */
const REPLACES = 0x02;
