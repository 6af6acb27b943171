/** A name of the time zone database, as `Europe/Warsaw`, or UTC. */
export function isTimezone(name: string): boolean {
  return NAMES.has(name);
}

const NAMES = new Set(["UTC", ...Intl.supportedValuesOf("timeZone")]);
