import "server-only";
import { z } from "zod";
import { type CaptchaName, CAPTCHAS } from "@/lib/captcha/providers";
import { transaction, type Tx, reader } from "@/lib/db";
import { exactTextUpTo, optional, textUpTo, word } from "@/lib/http/input/types";
import { missingFields } from "@/lib/http/input/validate";
import { encrypt } from "@/lib/secrets/secrets";
import { mergeSetting } from "@/lib/settings/merge";
import { readSetting } from "@/lib/settings/read";

const Stored = z.object({
  provider: z.enum(CAPTCHAS).nullable().default(null),
  site_key: z.string().default(""),
  /** Encrypted. */
  secret_key: z.string().default(""),
});
export type CaptchaSetting = z.infer<typeof Stored>;

/** What pages need of it. */
export interface Captcha {
  provider: CaptchaName;
  siteKey: string;
}

export const readCaptchaSetting = async (tx: Tx = reader()): Promise<CaptchaSetting> =>
  Stored.parse(await readSetting(tx, "captcha"));

/** Null where guests solve none. */
export async function readCaptcha(): Promise<Captcha | null> {
  const { provider, site_key: siteKey } = await readCaptchaSetting();
  return provider && { provider, siteKey };
}

const LONGEST_KEY = 500;

export const UpdateCaptcha = z
  .object({
    provider: word("none", ...CAPTCHAS),
    site_key: optional(textUpTo(LONGEST_KEY)),
    secret_key: optional(exactTextUpTo(LONGEST_KEY)),
  })
  .transform(({ provider, site_key, secret_key }) => ({
    provider: provider === "none" ? null : provider,
    siteKey: site_key?.trim() ?? "",
    secretKey: secret_key?.trim() ?? "",
  }));
export type UpdateCaptcha = z.infer<typeof UpdateCaptcha>;

const NONE: CaptchaSetting = { provider: null, site_key: "", secret_key: "" };

/** Without a secret key, that of the same provider stays. @throws Invalid for missing keys */
export async function updateCaptcha({ provider, siteKey, secretKey }: UpdateCaptcha): Promise<CaptchaSetting> {
  return transaction(async (tx) => {
    const before = await readCaptchaSetting(tx);
    const kept = before.provider === provider ? before.secret_key : "";
    const secret_key = secretKey === "" ? kept : encrypt("captcha", secretKey);
    const missing = [...(siteKey ? [] : ["site_key"]), ...(secret_key ? [] : ["secret_key"])];
    if (provider !== null && missing.length > 0) throw missingFields(...missing);

    const to = provider === null ? NONE : { provider, site_key: siteKey, secret_key };
    return Stored.parse(await mergeSetting(tx, "captcha", to));
  });
}

export type CaptchaJson = ReturnType<typeof presentCaptcha>;

/** Never with the secret key. */
export const presentCaptcha = ({ provider, site_key, secret_key }: CaptchaSetting) => ({
  provider: provider ?? ("none" as const),
  site_key,
  has_secret_key: secret_key !== "",
});
