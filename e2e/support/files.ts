import sharp from "sharp";
import type { JSHandle, Locator, Page } from "@playwright/test";

export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Drops files as from the desktop. */
export async function dropFiles(page: Page, on: Locator, files: GivenFile[]) {
  const dataTransfer = await transferOf(page, files);
  const { x, y, width, height } = (await on.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { dataTransfer, clientX: x + width / 2, clientY: y + height / 2 };
  await on.dispatchEvent("dragover", at);
  await on.dispatchEvent("drop", at);
}

/** Pastes files and text as from the clipboard. */
export async function paste(page: Page, on: Locator, files: GivenFile[], text = "") {
  const transfer = await transferOf(page, files);
  await transfer.evaluate((data, content) => void (content && data.setData("text/plain", content)), text);
  await on.evaluate(
    (target, data) =>
      void target.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })),
    transfer,
  );
}

function transferOf(page: Page, files: GivenFile[]): Promise<JSHandle<DataTransfer>> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    type: mimeType,
    content: buffer.toString("base64"),
  }));
  return page.evaluateHandle((contents) => {
    const transfer = new DataTransfer();
    for (const { name, type, content } of contents)
      transfer.items.add(new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name, { type }));
    return transfer;
  }, given);
}

export const aText = (name: string, content = "A few words."): GivenFile => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(content),
});

/** A file for a file chooser. */
export const aPicture = async (name: string, background = "#3b82f6") => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 640, height: 320, channels: 3, background } })
    .png()
    .toBuffer(),
});
