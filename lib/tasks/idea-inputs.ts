import { z } from "zod";
import { cut, plainLine } from "@/lib/text";

const LONGEST_ADDRESS = 2_048;
/** Browsers drop control characters and take a backslash for a slash. */
const UNSAFE = /[\p{Cc}\s\\]/u;

/** The address of a picture: http(s) without a login in it, or a path of this site. Null and "" are none. */
export const pictureAddress = z.unknown().meta({ type: "string" }).transform((value, ctx): string | null => {
  const address = typeof value === "string" ? value.trim() : value;
  if (address === null || address === "") return null;
  if (typeof address === "string" && isPictureAddress(address)) return address;

  ctx.addIssue({ code: "custom", params: { rule: value === undefined ? "required" : "format" } });
  return null;
});

function isPictureAddress(address: string): boolean {
  if (address.length > LONGEST_ADDRESS || UNSAFE.test(address)) return false;
  if (address.startsWith("/")) return !address.startsWith("//");
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;

  const { username, password } = new URL(address);
  return username === "" && password === "";
}

/** What kind of idea it is, in the client's words: one short line. Null and "" are none. */
export const integrationType = z.unknown().meta({ type: "string" }).transform((value, ctx): string | null => {
  if (value === null) return null;
  if (typeof value === "string") return cut(plainLine(value), 100) || null;

  ctx.addIssue({ code: "custom", params: { rule: value === undefined ? "required" : "string" } });
  return null;
});

/** POST tasks/update-cover-photo. */
export const ChangeLogo = z.object({ thumbnail: pictureAddress });
export type ChangeLogo = z.infer<typeof ChangeLogo>;

/** POST tasks/status-update. */
export const ChangeIntegrationType = z.object({ integrationType });
export type ChangeIntegrationType = z.infer<typeof ChangeIntegrationType>;
