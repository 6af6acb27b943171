import type { Board } from "@/generated/prisma/client";
import { GRADIENTS, SOLID_COLORS } from "@/lib/boards/palette";

export type Background = Pick<Board, "backgroundId" | "backgroundColor" | "backgroundImageUrl" | "backgroundIsImage">;

export const NO_BACKGROUND: Background = {
  backgroundId: null,
  backgroundColor: null,
  backgroundImageUrl: null,
  backgroundIsImage: false,
};

const PALETTE = [...SOLID_COLORS, ...GRADIENTS];
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

export function backgroundFromColor({ id, color }: { id?: string; color?: string }): Background | null {
  const known = PALETTE.find((each) => each.id === id) ?? PALETTE.find((each) => each.value === color);
  if (known) return { ...NO_BACKGROUND, backgroundId: known.id, backgroundColor: known.value };
  return color && HEX.test(color) ? { ...NO_BACKGROUND, backgroundId: id ?? "custom", backgroundColor: color } : null;
}

export const imageBackground = (id: string | undefined, url: string): Background => ({
  backgroundId: id ?? null,
  backgroundColor: null,
  backgroundImageUrl: url,
  backgroundIsImage: true,
});

/** Null when the address is not allowed for images. */
export function backgroundFromImage({ id, image_url }: { id?: string; image_url?: string }): Background | null {
  const address = image_url === undefined ? null : imageAddress(image_url);
  return address === null ? null : imageBackground(id, address);
}

const LOCAL_ORIGIN = "http://ours.invalid";
const MAX_ADDRESS_LENGTH = 2_000;

/** Accepts web addresses and local paths that start with a slash; otherwise null. */
export function imageAddress(text: string): string | null {
  const isLocal = /^\/(?![/\\])/.test(text);
  const url =
    text.length <= MAX_ADDRESS_LENGTH && URL.canParse(text, isLocal ? LOCAL_ORIGIN : undefined)
      ? new URL(text, isLocal ? LOCAL_ORIGIN : undefined)
      : null;
  if (!url || url.username || url.password) return null;
  if (isLocal) return url.origin === LOCAL_ORIGIN ? url.pathname + url.search : null;
  return ["http:", "https:"].includes(url.protocol) ? url.href : null;
}
