import sharp from "sharp";

/** A file for a file chooser. */
export const aPicture = async (name: string, background = "#3b82f6") => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 640, height: 320, channels: 3, background } })
    .png()
    .toBuffer(),
});
