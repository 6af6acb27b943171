import sharp from "sharp";
import { changeLogo } from "@/lib/settings/logo/change";
import { fileOf } from "@/scripts/demo/pictures";

/** A ship on waves and the company's name. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="160">
  <path d="M20 96h160l-28 40H48z" fill="#0f766e"/><path d="M96 20v64H40z" fill="#f59e0b"/><path d="M108 36v48h48z" fill="#ea580c"/>
  <rect x="220" y="44" width="390" height="28" rx="14" fill="#0f766e"/><rect x="220" y="92" width="260" height="20" rx="10" fill="#94a3b8"/>
</svg>`;

export const drawLogo = async () =>
  changeLogo(await fileOf("logo.png", await sharp(Buffer.from(DRAWING)).png().toBuffer()));
