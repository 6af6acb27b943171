import { useTranslations } from "next-intl";

/** Chrome is among the words of other browsers, and Safari of all: the first match counts. */
const BROWSERS = {
  Edge: /\bEdg(e|A|iOS)?\//,
  Opera: /\bOPR\//,
  "Samsung Internet": /\bSamsungBrowser\//,
  Firefox: /\b(Firefox|FxiOS)\//,
  Chrome: /\b(Chrome|CriOS|HeadlessChrome)\//,
  Safari: /^(?=.*\bVersion\/)(?=.*Safari\/)/,
};

const SYSTEMS = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Android: /\bAndroid\b/,
  ChromeOS: /\bCrOS\b/,
  Windows: /\bWindows\b/,
  macOS: /\bMac OS X\b/,
  Linux: /\bLinux\b/,
};

const HANDHELD = /\b(iPhone|iPad|Android)\b/;

export interface Device {
  browser: string | undefined;
  system: string | undefined;
  isHandheld: boolean;
}

export const deviceOf = (userAgent: string | null): Device => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
  isHandheld: HANDHELD.test(userAgent ?? ""),
});

const nameIn = (known: Readonly<Record<string, RegExp>>, text: string | null) =>
  Object.entries(known).find(([, pattern]) => pattern.test(text ?? ""))?.[0];

export function useDeviceName({ browser, system }: Device): string {
  const t = useTranslations("account.sessions");
  return browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("unknownBrowser"));
}
