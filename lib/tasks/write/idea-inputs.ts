import { z } from "zod";
import { described } from "@/lib/http/described";
import { LONGEST_ADDRESS, webAddress } from "@/lib/http/input/types";
import { cut, plainLine } from "@/lib/text/text";

/** Browsers drop control characters and take a backslash for a slash. */
const OWN_PATH = /^\/(?!\/)[^\s\p{Cc}\\]{0,2000}$/u;

/** The address of a picture: http(s) without a login in it, or a path of this site. Null and "" are none. */
export const pictureAddress = described({ type: "string", maxLength: LONGEST_ADDRESS }).transform(
  (value, ctx): string | null => {
    const address = typeof value === "string" ? value.trim() : value;
    if (address === null || address === "") return null;
    if (typeof address === "string" && isPictureAddress(address)) return address;

    ctx.addIssue({ code: "custom", params: { rule: value === undefined ? "required" : "format" } });
    return null;
  },
);

const isPictureAddress = (address: string): boolean =>
  address.startsWith("/") ? OWN_PATH.test(address) : webAddress.safeParse(address).success;

/** What kind of idea it is, in the client's words: one short line. Null and "" are none. */
export const integrationType = described({ type: "string" }).transform((value, ctx): string | null => {
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
