import "server-only";
import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

/** What a derived key is for. A digest for one purpose is worthless for another. */
export type Purpose =
  | "application-password"
  | "nonce"
  | "password-reset"
  | "invitation"
  | "invitation-token"
  | "unsubscribe"
  | "webhook"
  | "file-link"
  | "public-token"
  | "guest"
  | "public-form"
  | "idea-follower"
  | "captcha"
  | "mail"
  | "mail-address"
  | "mail-reply"
  | "calendar-feed"
  | "push"
  | "idempotency"
  | "import"
  | "setting"
  | "assistant"
  | "storage";

export const digestOf = (purpose: Purpose, text: string): string =>
  createHmac("sha256", keyFor(purpose)).update(text).digest("hex");

/** A URL-safe token of 256 bits, always the same for the same text. Requires the site's secret. */
export const tokenFrom = (purpose: Purpose, text: string): string =>
  createHmac("sha256", keyFor(purpose)).update(text).digest("base64url");

export const newToken = (): string => randomBytes(32).toString("base64url");

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

export const randomText = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");

export function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** AES-256-GCM: `iv.tag.text`, each base64url. */
export function encrypt(purpose: Purpose, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

/** @throws when the text was not encrypted for this purpose with this site's secret. */
export function decrypt(purpose: Purpose, sealed: string): string {
  const [iv = "", tag = "", text = ""] = sealed.split(".");
  const decipher = createDecipheriv("aes-256-gcm", keyFor(purpose), Buffer.from(iv, "base64url"));
  decipher.setAuthTag(Buffer.from(tag, "base64url"));
  return decipher.update(text, "base64url", "utf8") + decipher.final("utf8");
}

/** For texts that may be encrypted with another site's secret. */
export function decryptOrNull(purpose: Purpose, sealed: string): string | null {
  try {
    return decrypt(purpose, sealed);
  } catch {
    return null;
  }
}

const keyFor = (purpose: Purpose): Buffer => createHmac("sha256", env().BOARDS_SECRET).update(purpose).digest();
