import "server-only";
import { randomInt } from "node:crypto";
import type { BoardMailAddress } from "@/generated/prisma/client";
import { incomingMailDomain } from "@/lib/incoming-mail/domain";
import { decryptOrNull, digestOf, encrypt } from "@/lib/secrets/secrets";

/** Mail servers may change the case of an address, so it has one case only. */
const CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
/** 26 of 36 characters are 134 bits. */
const LENGTH = 26;

const newKey = (): string => Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");

/** The columns of a new address. */
export function newAddress(): Pick<BoardMailAddress, "keyDigest" | "encryptedKey" | "createdAt"> {
  const key = newKey();
  return { keyDigest: digestOfKey(key), encryptedKey: encrypt("mail-address", key), createdAt: new Date() };
}

export const digestOfKey = (key: string): string => digestOf("mail-address", key);

/** Null when it was encrypted with another secret of the site: nobody knows such an address. */
export function addressOf({ encryptedKey }: Pick<BoardMailAddress, "encryptedKey">): string | null {
  const key = decryptOrNull("mail-address", encryptedKey);
  return key === null ? null : `board-${key}@${incomingMailDomain()}`;
}

/** The key in the local part of an address of a board. */
export const keyIn = (localPart: string): string | null => /^board-([a-z0-9]{26})$/.exec(localPart)?.[1] ?? null;
