import { TOKEN_FIELDS } from "@/lib/captcha/providers";
import { optional, textUpTo } from "@/lib/http/input/types";

const LONGEST_TOKEN = 8_000;

/** The parameters of a token: its name in the API, and those of the fields that widgets add to a form. */
export const tokenParameters = Object.fromEntries(
  TOKEN_FIELDS.map((field) => [field, optional(textUpTo(LONGEST_TOKEN))]),
);

export const captchaTokenIn = (input: Readonly<Record<string, unknown>>): string | undefined =>
  TOKEN_FIELDS.map((field) => input[field]).find((token): token is string => typeof token === "string" && token !== "");
