import "server-only";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { Unavailable } from "@/lib/errors";
import { oncePerProcess } from "@/lib/once";
import { drawable, isRightToLeft, type TextImage, textImage } from "@/lib/social-card/text";
import { shorten } from "@/lib/text/text";

export interface SocialCard {
  site: string;
  title: string;
  /** Such as counts. */
  subtitle: string;
}

export const CARD_SIZE = { width: 1200, height: 630 };

const MOST_BYTES = 8 * 1024 * 1024;
const MOST_WAITING = 50;

const cards = () =>
  oncePerProcess("social cards", () => ({
    drawn: new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length }),
    drawing: new Map<string, Promise<Buffer>>(),
    last: Promise.resolve() as Promise<unknown>,
  }));

/** The picture that chats and social networks show for a link, as PNG. Drawn one at a time, each once.
 * @throws Unavailable when too many wait */
export async function socialCard(card: SocialCard): Promise<Buffer> {
  const { drawn, drawing } = cards();
  const key = JSON.stringify(card);
  const known = drawn.get(key) ?? drawing.get(key);
  if (known) return known;
  if (drawing.size >= MOST_WAITING) throw new Unavailable("Too many pictures are being drawn.");

  const picture = inTurn(() => draw(card)).finally(() => drawing.delete(key));
  drawing.set(key, picture);
  const data = await picture;
  drawn.set(key, data);
  return data;
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const state = cards();
  const result = state.last.then(work);
  state.last = result.catch(() => undefined);
  return result;
}

const EDGE = 80;
const WIDTH = CARD_SIZE.width - 2 * EDGE;
const [INK, GRAY] = ["#1d2433", "#5b6472"];

/** The first one at which a title fits; the last one is cut off. */
const SIZES = [76, 60, 46] as const;
const MOST_HEIGHT = 240;
const LONGEST = 140;

async function titleImage(title: string): Promise<TextImage> {
  const style = { color: INK, width: WIDTH };
  for (const size of SIZES) {
    const image = await textImage(title, { ...style, size });
    if (image.height <= MOST_HEIGHT) return image;
  }
  const { data, width } = await textImage(title, { ...style, size: SIZES[2] });
  return {
    data: await sharp(data).extract({ left: 0, top: 0, width, height: MOST_HEIGHT }).png().toBuffer(),
    width,
    height: MOST_HEIGHT,
  };
}

async function draw({ site, title, subtitle }: SocialCard): Promise<Buffer> {
  const [name, heading, facts] = [drawable(site), drawable(shorten(title, LONGEST)), drawable(subtitle)];
  const [nameImage, headingImage, factsImage] = await Promise.all([
    name === null ? null : textImage(shorten(name, 48), { size: 32, color: INK, width: WIDTH - 76 }),
    heading === null ? null : titleImage(heading),
    facts === null ? null : textImage(shorten(facts, 70), { size: 30, color: GRAY, width: WIDTH }),
  ]);
  const isMirrored = isRightToLeft(heading ?? name ?? "");
  const at = (image: TextImage | null, top: number, indent = 0) => placed(image, top, indent, isMirrored);
  const headingTop = 232 + (MOST_HEIGHT - (headingImage?.height ?? 0)) / 2;
  return sharp(ground(isMirrored))
    .composite([...at(nameImage, 104, 76), ...at(headingImage, headingTop), ...at(factsImage, 520)])
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toBuffer();
}

function placed(image: TextImage | null, top: number, indent: number, isMirrored: boolean) {
  if (!image) return [];
  const left = isMirrored ? CARD_SIZE.width - EDGE - indent - image.width : EDGE + indent;
  // A capital's middle is at the middle of the mark.
  const y = indent > 0 ? top + 28 - image.height / 2 : top;
  return [{ input: image.data, left: Math.max(0, Math.round(left)), top: Math.round(y) }];
}

const ACCENT = "#5046d8";

function ground(isMirrored: boolean): Buffer {
  const { width, height } = CARD_SIZE;
  const mark = isMirrored ? width - EDGE - 56 : EDGE;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fbfcfe"/>
    <rect width="100%" height="14" fill="${ACCENT}"/>
    <rect x="${EDGE}" y="488" width="${WIDTH}" height="2" fill="#dfe3ea"/>
    <g transform="translate(${mark} 104) scale(${56 / 24})">
      <rect width="24" height="24" rx="6" fill="${ACCENT}"/>
      <g fill="#fff"><rect x="5" y="6" width="3.6" height="12" rx="1.4"/><rect x="10.2" y="6" width="3.6" height="7.5" rx="1.4"/><rect x="15.4" y="6" width="3.6" height="4.5" rx="1.4"/></g>
    </g></svg>`);
}
