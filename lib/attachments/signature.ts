import "server-only";
import type { Attachment } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { digestOf, sameText } from "@/lib/secrets/secrets";

type Linked = Pick<Attachment, "id" | "fileHash" | "owner">;

const HOUR = 60 * 60;
const LINK_LIFETIME = 12 * HOUR;

/** This link requires access and never changes, so that it can be stored in texts. */
export const accessLink = ({ fileHash }: Pick<Attachment, "fileHash">): string =>
  `${env().BOARDS_URL}/files/${fileHash}`;

/** Valid for 12 to 13 hours. It stays the same within an hour, so that browsers can cache the image. */
export function signedLink(file: Linked, now = Date.now()): string {
  return `${env().BOARDS_URL}/?fbs=1&${parameterOf(file)}=${file.fileHash}&secure_sign=${newSignature(file, now)}`;
}

/** The same as a plain address, for pictures in texts. */
export const signedFileLink = (file: Pick<Attachment, "id" | "fileHash">, now = Date.now()): string =>
  `${accessLink(file)}?secure_sign=${newSignature(file, now)}`;

function newSignature({ id }: Pick<Attachment, "id">, now: number): string {
  const expiry = (Math.floor(now / 1000 / HOUR) + 1) * HOUR + LINK_LIFETIME;
  return `${expiry}.${signatureOf(id, expiry)}`;
}

const parameterOf = ({ owner }: Linked) => (owner === "comment_image" ? "fbs_comment_image" : "fbs_attachment");

/** Checks signature, file and expiry in constant time. */
export function isSigned(file: Pick<Attachment, "id">, signature: string, now = Date.now()): boolean {
  const [, expiry = "", digest = ""] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(signature) ?? [];
  return sameText(digest, signatureOf(file.id, Number(expiry))) && Number(expiry) * 1000 > now;
}

const signatureOf = (id: number, expiry: number) => digestOf("file-link", `${id}.${expiry}`);
