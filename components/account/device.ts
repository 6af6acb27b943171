import { useTranslations } from "next-intl";

const BROWSERS = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /^(?=.*\bVersion\/)(?=.*Safari\/)/],
] as const;

const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

export interface Device {
  browser: string | undefined;
  system: string | undefined;
  isHandheld: boolean;
}

export function deviceOf(userAgent: string | null): Device {
  const system = nameIn(SYSTEMS, userAgent);
  return {
    browser: nameIn(BROWSERS, userAgent),
    system,
    isHandheld: ["iPhone", "iPad", "Android"].includes(system ?? ""),
  };
}

export function useDeviceName({ browser, system }: Device): string {
  const t = useTranslations("account.sessions");
  return browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("unknownBrowser"));
}

const nameIn = (known: readonly (readonly [string, RegExp])[], text: string | null) =>
  known.find(([, pattern]) => pattern.test(text ?? ""))?.[0];
