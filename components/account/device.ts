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
  name: string;
  isHandheld: boolean;
}

export function deviceOf(userAgent: string | null): Device {
  const system = nameIn(SYSTEMS, userAgent);
  const name = [nameIn(BROWSERS, userAgent), system].filter(Boolean).join(" on ");
  return { name: name || "Unknown browser", isHandheld: ["iPhone", "iPad", "Android"].includes(system ?? "") };
}

const nameIn = (known: readonly (readonly [string, RegExp])[], text: string | null) =>
  known.find(([, pattern]) => pattern.test(text ?? ""))?.[0];
