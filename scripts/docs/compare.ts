/** Matches any value; as a name further keys, in a list further items, inside a text any text. */
const ANYTHING = "…";

type Json = unknown;

/** Each difference with its path in the JSON. */
export function differences(expected: Json, actual: Json, at = "$"): string[] {
  if (expected === ANYTHING) return [];
  if (Array.isArray(expected) && Array.isArray(actual)) return inList(expected, actual, at);
  if (isMap(expected) && isMap(actual)) return inMap(expected, actual, at);
  if (typeof expected === "string" && typeof actual === "string" && isSameText(expected, actual)) return [];
  return expected === actual ? [] : [`${at} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];
}

function inList(expected: Json[], actual: Json[], at: string): string[] {
  const isOpen = expected.at(-1) === ANYTHING;
  const items = isOpen ? expected.slice(0, -1) : expected;
  if (isOpen ? actual.length < items.length : actual.length !== items.length)
    return [`${at} has ${actual.length} items, not ${items.length}`];
  return items.flatMap((item, index) => differences(item, actual[index], `${at}[${index}]`));
}

function inMap(expected: Record<string, Json>, actual: Record<string, Json>, at: string): string[] {
  const missing = Object.keys(expected).filter((name) => name !== ANYTHING && !Object.hasOwn(actual, name));
  const undocumented = Object.hasOwn(expected, ANYTHING)
    ? []
    : Object.keys(actual).filter((name) => !Object.hasOwn(expected, name));
  return [
    ...missing.map((name) => `${at}.${name} did not come`),
    ...undocumented.map((name) => `${at}.${name} came and is not on the page`),
    ...Object.keys(expected)
      .filter((name) => Object.hasOwn(actual, name))
      .flatMap((name) => differences(expected[name], actual[name], `${at}.${name}`)),
  ];
}

const isMap = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Dates may differ in their value, not in their format. */
function isSameText(expected: string, actual: string): boolean {
  const isMoment = /^\d{4}-\d{2}-\d{2}/.test(expected) && zeroDigits(expected) === zeroDigits(actual);
  return isMoment || new RegExp(`^${expected.split(ANYTHING).map(escapeRegExp).join("[^]*")}$`).test(actual);
}

const zeroDigits = (text: string) => text.replace(/\d/g, "0");
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
