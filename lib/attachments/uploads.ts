import "server-only";
import { env } from "@/lib/env";
import { Invalid } from "@/lib/errors";
import { matchesFileName, refuseMismatchedContents, refuseUnknownType } from "@/lib/attachments/contents";
import { fileTypeOf, IMAGES, PHOTOS, SAFE_IMAGES } from "@/lib/attachments/file-types";
import { type ReceivedFile, storedUploads } from "@/lib/storage/receive";

const MAX_FILES = 20;

export const filesIn = (field: string, most = MAX_FILES) =>
  storedUploads(field, {
    most,
    limit: () => env().BOARDS_UPLOAD_LIMIT,
    checkName: refuseUnknownType,
    checkHead: refuseMismatchedContents,
  });

export const chunkIn = (field: string) =>
  storedUploads(field, { missing: "Chunk data is missing.", limit: () => env().BOARDS_UPLOAD_LIMIT });

export const pictureIn = (field: string) =>
  storedUploads(field, {
    limit: () => env().BOARDS_UPLOAD_LIMIT,
    checkName: refuseNoPicture,
    checkHead: refuseMismatchedContents,
  });

const MEBIBYTE = 1024 * 1024;

export const photoIn = (field: string) => smallPictureIn(field, "photo");

export const logoIn = (field: string) => smallPictureIn(field, "logo");

const smallPictureIn = (field: string, noun: string) =>
  storedUploads(field, {
    limit: () => Math.min(2 * MEBIBYTE, env().BOARDS_UPLOAD_LIMIT),
    checkName: refuseNoPhoto(field, noun),
    checkHead: refuseMismatchedContents,
  });

/** Accepts every image type that people upload (compatibility.md, C80). */
export const imageIn = (field: string) =>
  storedUploads(field, {
    limit: () => env().BOARDS_UPLOAD_LIMIT,
    checkName: refuseNoImage,
    checkHead: refuseNoImageInside,
  });

export function onlyFile([file]: ReceivedFile[]): ReceivedFile {
  if (!file) throw new Error("an upload ran without its file");
  return file;
}

function refuseNoPicture(name: string) {
  if (!SAFE_IMAGES.has(fileTypeOf(name)?.type ?? "")) throw new Invalid("File type not supported");
}

const refuseNoPhoto = (field: string, noun: string) => (name: string) => {
  const sentence = `The ${noun} must be a JPEG, PNG, GIF or WebP picture.`;
  if (!PHOTOS.has(fileTypeOf(name)?.type ?? "")) throw new Invalid(sentence, { params: { [field]: sentence } });
};

function refuseNoImage(name: string) {
  if (!IMAGES.has(fileTypeOf(name)?.type ?? "")) throw noImage();
}

async function refuseNoImageInside(name: string, head: Uint8Array) {
  if (!(await matchesFileName(name, head))) throw noImage();
}

const noImage = () =>
  new Invalid("The file must be a image type.", { params: { file: "The file must be a image type." } });
