export const CAPTCHAS = ["turnstile", "hcaptcha", "recaptcha"] as const;
export type CaptchaName = (typeof CAPTCHAS)[number];

interface CaptchaProvider {
  script: string;
  /** The object that the script adds to the window. */
  global: string;
  /** Of the element that the script turns into the widget by itself, on pages without a script of our own. */
  className: string;
  /** The field that the widget adds to its form. */
  field: string;
  /** What the policy of a page has to allow. */
  sources: readonly string[];
  /** Checks what the widget has made. All of them speak the same protocol. */
  verify: string;
}

export const CAPTCHA_PROVIDERS: Readonly<Record<CaptchaName, CaptchaProvider>> = {
  turnstile: {
    script: "https://challenges.cloudflare.com/turnstile/v0/api.js",
    global: "turnstile",
    className: "cf-turnstile",
    field: "cf-turnstile-response",
    sources: ["https://challenges.cloudflare.com"],
    verify: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  },
  hcaptcha: {
    script: "https://js.hcaptcha.com/1/api.js",
    global: "hcaptcha",
    className: "h-captcha",
    field: "h-captcha-response",
    sources: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
    verify: "https://api.hcaptcha.com/siteverify",
  },
  recaptcha: {
    script: "https://www.google.com/recaptcha/api.js",
    global: "grecaptcha",
    className: "g-recaptcha",
    field: "g-recaptcha-response",
    sources: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    verify: "https://www.google.com/recaptcha/api/siteverify",
  },
};

/** What forms and programs may call the token. */
export const TOKEN_FIELDS = ["captcha_token", ...CAPTCHAS.map((name) => CAPTCHA_PROVIDERS[name].field)];

/** What a page may load from a provider. */
export const captchaSources = (name: CaptchaName | null): readonly string[] =>
  name === null ? [] : CAPTCHA_PROVIDERS[name].sources;
