export function isTimezone(name: string): boolean {
  return NAMES.has(name);
}

const NAMES = new Set(["UTC", ...Intl.supportedValuesOf("timeZone")]);
