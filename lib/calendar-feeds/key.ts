import "server-only";
import type { CalendarFeed } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { decryptOrNull, digestOf, encrypt, newToken } from "@/lib/secrets/secrets";

/** The columns of a new address, whose key has 256 bits. */
export function newFeedKey(): Pick<CalendarFeed, "keyDigest" | "encryptedKey" | "createdAt"> {
  const key = newToken();
  return { keyDigest: digestOfFeedKey(key), encryptedKey: encrypt("calendar-feed", key), createdAt: new Date() };
}

export const digestOfFeedKey = (key: string): string => digestOf("calendar-feed", key);

/** Null when it was encrypted with another secret of the site: nobody knows such an address. */
export function feedAddress({ encryptedKey }: Pick<CalendarFeed, "encryptedKey">): string | null {
  const key = decryptOrNull("calendar-feed", encryptedKey);
  return key === null ? null : `${env().BOARDS_URL}/calendar/${key}.ics`;
}

/** The key in the name of a feed's file. */
export const keyInFile = (file: string): string | null => /^([\w-]{43})\.ics$/.exec(file)?.[1] ?? null;
