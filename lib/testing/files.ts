import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { env } from "@/lib/env";

/** A file as a browser's form sends it. Without content it holds a sentence. */
export const aFile = (name = "notes.txt", content: BlobPart = "A few words.", type = "application/octet-stream"): File => new File([content], name, { type });

/** A picture that can be read, in one colour. */
export async function aPicture({ name = "picture.png", width = 60, height = 40 } = {}): Promise<File> {
  const format = name.endsWith(".jpg") ? "jpeg" : "png";
  const pixels = await sharp({ create: { width, height, channels: 3, background: "#4bce97" } }).toFormat(format).toBuffer();
  return aFile(name, new Uint8Array(pixels));
}

/** Whatever lies in the storage, by its path there. */
export function storedPaths(): string[] {
  const root = path.join(env().BOARDS_DATA_DIR, "files");
  if (!existsSync(root)) return [];

  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
