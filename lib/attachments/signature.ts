import "server-only";
import type { Attachment } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { digestOf, sameText } from "@/lib/secrets/secrets";

type Linked = Pick<Attachment, "id" | "fileHash" | "owner">;

const HOUR = 60 * 60;
const LINK_LIFETIME = 12 * HOUR;

/** The link that needs access: it stays the same, and is what stands in stored texts. */
export const accessLink = ({ fileHash }: Pick<Attachment, "fileHash">): string =>
  `${env().BOARDS_URL}/files/${fileHash}`;

/** A link for whoever has it, for 12 hours and what is left of the hour: within an hour it stays the same, so that a browser need not load a picture again. */
export function signedLink(file: Linked, now = Date.now()): string {
  const expiry = (Math.floor(now / 1000 / HOUR) + 1) * HOUR + LINK_LIFETIME;
  return `${env().BOARDS_URL}/?fbs=1&${parameterOf(file)}=${file.fileHash}&secure_sign=${expiry}.${signatureOf(file.id, expiry)}`;
}

const parameterOf = ({ owner }: Linked) => (owner === "comment_image" ? "fbs_comment_image" : "fbs_attachment");

/** Whether `secure_sign` of a link is ours, for this file, and not over; compared in constant time. */
export function isSigned(file: Pick<Attachment, "id">, signature: string, now = Date.now()): boolean {
  const [, expiry = "", digest = ""] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(signature) ?? [];
  return sameText(digest, signatureOf(file.id, Number(expiry))) && Number(expiry) * 1000 > now;
}

const signatureOf = (id: number, expiry: number) => digestOf("file-link", `${id}.${expiry}`);
