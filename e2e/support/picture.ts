import sharp from "sharp";

/** As a chooser of files takes it. */
export const aPicture = async (name: string, background = "#3b82f6") => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 640, height: 320, channels: 3, background } })
    .png()
    .toBuffer(),
});
