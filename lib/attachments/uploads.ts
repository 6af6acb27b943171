import "server-only";
import { env } from "@/lib/env";
import { Invalid } from "@/lib/errors";
import { matchesFileName, refuseMismatchedContents, refuseUnknownType } from "@/lib/attachments/contents";
import { fileTypeOf, IMAGES, PHOTOS, SAFE_IMAGES } from "@/lib/attachments/file-types";
import { type ReceivedFile, storedUploads } from "@/lib/storage/receive";

/** As many as PHP takes at once. */
const MAX_FILES = 20;

/** Files of every kind that is taken, under the upload limit. */
export const filesIn = (field: string, most = MAX_FILES) =>
  storedUploads(field, {
    most,
    limit: () => env().BOARDS_UPLOAD_LIMIT,
    checkName: refuseUnknownType,
    checkHead: refuseMismatchedContents,
  });

/** A piece of a file: what it is can only be told of the first, and of the whole. */
export const chunkIn = (field: string) =>
  storedUploads(field, { missing: "Chunk data is missing.", limit: () => env().BOARDS_UPLOAD_LIMIT });

/** One picture, of a kind that every browser shows. */
export const pictureIn = (field: string) =>
  storedUploads(field, {
    limit: () => env().BOARDS_UPLOAD_LIMIT,
    checkName: refuseNoPicture,
    checkHead: refuseMismatchedContents,
  });

const MEBIBYTE = 1024 * 1024;

/** One picture of a person. */
export const photoIn = (field: string) => smallPictureIn(field, "photo");

/** The logo of the site. */
export const logoIn = (field: string) => smallPictureIn(field, "logo");

const smallPictureIn = (field: string, noun: string) =>
  storedUploads(field, {
    limit: () => Math.min(2 * MEBIBYTE, env().BOARDS_UPLOAD_LIMIT),
    checkName: refuseNoPhoto(field, noun),
    checkHead: refuseMismatchedContents,
  });

/** One image of any kind that people have (document 1, 4.4). */
export const imageIn = (field: string) =>
  storedUploads(field, {
    limit: () => env().BOARDS_UPLOAD_LIMIT,
    checkName: refuseNoImage,
    checkHead: refuseNoImageInside,
  });

/** The file of an endpoint that takes one: it runs once it has come. */
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
