import sharp from "sharp";

/** Sky, sun, far, middle and near hills. */
const SCENES = {
  coast: ["#9ed2f5", "#fff3c4", "#6fa8dc", "#3d7fb8", "#1f4f7a"],
  evening: ["#fbc2a0", "#fff0d9", "#e08a7d", "#a4566f", "#56305a"],
  forest: ["#d8efd3", "#fffbe0", "#93c79a", "#4d9265", "#24553f"],
  snow: ["#dfe9f5", "#ffffff", "#b9cde4", "#7f9cc2", "#45618a"],
} as const;

export type Scene = keyof typeof SCENES;

const hills = (height: number, swing: number, fill: string) => `<path d="M0 ${height} C160 ${height - swing} 260 ${height + swing} 400 ${height} S660 ${height - swing} 800 ${height} V450 H0 Z" fill="${fill}"/>`;

/** A landscape of 800 x 450 pixels, as PNG. */
export function landscape(scene: Scene): Promise<Buffer> {
  const [sky, sun, far, middle, near] = SCENES[scene];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450"><rect width="800" height="450" fill="${sky}"/><circle cx="590" cy="150" r="58" fill="${sun}"/>${hills(230, 90, far)}${hills(310, -70, middle)}${hills(380, 50, near)}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
