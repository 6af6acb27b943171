import sharp from "sharp";
import { receiveAssembled } from "@/lib/storage/receive";

/** Sky, sun, far, middle and near hills. */
const SCENES = {
  coast: ["#9ed2f5", "#fff3c4", "#6fa8dc", "#3d7fb8", "#1f4f7a"],
  evening: ["#fbc2a0", "#fff0d9", "#e08a7d", "#a4566f", "#56305a"],
  forest: ["#d8efd3", "#fffbe0", "#93c79a", "#4d9265", "#24553f"],
  snow: ["#dfe9f5", "#ffffff", "#b9cde4", "#7f9cc2", "#45618a"],
} as const;

export type Scene = keyof typeof SCENES;

/** Milliseconds of five attempts. */
const TIMINGS = [1400, 1310, 640, 410, 180];

export type Picture = Scene | "timings";

/** A landscape or bar chart of 800 x 450 pixels, as PNG. */
export function pictureOf(picture: Picture): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450">${picture === "timings" ? chart(TIMINGS) : landscape(picture)}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

function landscape(scene: Scene): string {
  const [sky, sun, far, middle, near] = SCENES[scene];
  return `<rect width="800" height="450" fill="${sky}"/><circle cx="590" cy="150" r="58" fill="${sun}"/>${hills(230, 90, far)}${hills(310, -70, middle)}${hills(380, 50, near)}`;
}

const hills = (height: number, swing: number, fill: string) =>
  `<path d="M0 ${height} C160 ${height - swing} 260 ${height + swing} 400 ${height} S660 ${height - swing} 800 ${height} V450 H0 Z" fill="${fill}"/>`;

function chart(values: number[]): string {
  const lines = [90, 190, 290].map((height) => `<path d="M70 ${height} H740" stroke="#e2e6ec" stroke-width="2"/>`);
  const bars = values.map(
    (value, at) =>
      `<rect x="${110 + at * 125}" y="${390 - value / 4.4}" width="75" height="${value / 4.4}" rx="6" fill="${at === values.length - 1 ? "#2f9e6e" : "#8fa8c8"}"/>`,
  );
  return `<rect width="800" height="450" fill="#ffffff"/>${lines.join("")}${bars.join("")}<path d="M70 390 H740" stroke="#5b6675" stroke-width="3"/>`;
}

const LIMIT = 10_000_000;

export const fileOf = (name: string, content: Buffer) => receiveAssembled(name, [content], { limit: () => LIMIT });
