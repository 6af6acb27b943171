import "server-only";
import sharp from "sharp";
import { NotFound } from "@/lib/errors";
import { oncePerProcess } from "@/lib/once";
import { type IconFile, type IconKind, ICONS } from "@/lib/web-app/icon-files";

/** The mark of Boards as PNG, for home screens and docks. */
export async function iconAnswer(_request: Request, context: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await context.params;
  if (!isIcon(file)) throw new NotFound("Icon");

  const picture = await oncePerProcess(`icon ${file}`, () => draw(ICONS[file]));
  return new Response(new Uint8Array(picture), { headers: { ...HEADERS, "Content-Length": String(picture.length) } });
}

const isIcon = (file: string): file is IconFile => Object.hasOwn(ICONS, file);

const HEADERS = {
  "Content-Type": "image/png",
  "Cache-Control": "public, max-age=86400",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};

/** The same drawing as `app/icon.svg`. */
const draw = ({ size, viewBox, radius }: IconKind): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBox}">
        <rect x="${radius ? 0 : -2}" y="${radius ? 0 : -2}" width="${radius ? 24 : 28}" height="${radius ? 24 : 28}" rx="${radius}" fill="#4f46c8"/>
        <g fill="#fff"><rect x="5" y="6" width="3.6" height="12" rx="1.4"/><rect x="10.2" y="6" width="3.6" height="7.5" rx="1.4"/>
        <rect x="15.4" y="6" width="3.6" height="4.5" rx="1.4"/></g></svg>`,
    ),
  )
    .png({ compressionLevel: 9 })
    .toBuffer();
