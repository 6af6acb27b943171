import { z } from "zod";
import { parameter } from "@/lib/http/input/parameter";
import { LONGEST_ADDRESS, webAddress } from "@/lib/http/input/types";
import { cut, plainLine } from "@/lib/text/text";

/** Browsers drop control characters and treat a backslash as a slash. */
const OWN_PATH = /^\/(?!\/)[^\s\p{Cc}\\]{0,2000}$/u;

export const pictureAddress = parameter({ type: "string", maxLength: LONGEST_ADDRESS }).transform(
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

export const integrationType = parameter({ type: "string" }).transform((value, ctx): string | null => {
  if (value === null) return null;
  if (typeof value === "string") return cut(plainLine(value), 100) || null;

  ctx.addIssue({ code: "custom", params: { rule: value === undefined ? "required" : "string" } });
  return null;
});

export const ChangeLogo = z.object({ thumbnail: pictureAddress });
export type ChangeLogo = z.infer<typeof ChangeLogo>;

export const ChangeIntegrationType = z.object({ integrationType });
export type ChangeIntegrationType = z.infer<typeof ChangeIntegrationType>;
