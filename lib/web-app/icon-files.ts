export interface IconKind {
  size: number;
  /** Of the drawing, in its own units of which 24 are the rounded square. Systems cut maskable icons as they like. */
  viewBox: string;
  /** Of the ground's corners. */
  radius: number;
}

const ROUNDED = { viewBox: "0 0 24 24", radius: 6 };
/** Without corners, and with the drawing within the middle 80 %, which every mask shows. */
const FULL = { viewBox: "-2 -2 28 28", radius: 0 };

/** By file name. */
export const ICONS = {
  "192.png": { size: 192, ...ROUNDED },
  "512.png": { size: 512, ...ROUNDED },
  "maskable-192.png": { size: 192, ...FULL },
  "maskable-512.png": { size: 512, ...FULL },
  "apple.png": { size: 180, ...FULL },
} as const satisfies Record<string, IconKind>;

export type IconFile = keyof typeof ICONS;

export const iconAddress = (file: IconFile): string => `/icons/${file}`;
