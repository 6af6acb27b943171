/** Matches any value; as a name further keys, in a list further items, inside a text any text. */
const ANYTHING = "…";

type Json = unknown;

/** Each difference with its path in the JSON. */
export function differences(said: Json, came: Json, at = "$"): string[] {
  if (said === ANYTHING) return [];
  if (Array.isArray(said) && Array.isArray(came)) return inList(said, came, at);
  if (isMap(said) && isMap(came)) return inMap(said, came, at);
  if (typeof said === "string" && typeof came === "string" && isSameText(said, came)) return [];
  return said === came ? [] : [`${at} is ${JSON.stringify(came)}, not ${JSON.stringify(said)}`];
}

function inList(said: Json[], came: Json[], at: string): string[] {
  const isOpen = said.at(-1) === ANYTHING;
  const items = isOpen ? said.slice(0, -1) : said;
  if (isOpen ? came.length < items.length : came.length !== items.length)
    return [`${at} has ${came.length} items, not ${items.length}`];
  return items.flatMap((item, index) => differences(item, came[index], `${at}[${index}]`));
}

function inMap(said: Record<string, Json>, came: Record<string, Json>, at: string): string[] {
  const missing = Object.keys(said).filter((name) => name !== ANYTHING && !Object.hasOwn(came, name));
  const unsaid = Object.hasOwn(said, ANYTHING) ? [] : Object.keys(came).filter((name) => !Object.hasOwn(said, name));
  return [
    ...missing.map((name) => `${at}.${name} did not come`),
    ...unsaid.map((name) => `${at}.${name} came and is not on the page`),
    ...Object.keys(said)
      .filter((name) => Object.hasOwn(came, name))
      .flatMap((name) => differences(said[name], came[name], `${at}.${name}`)),
  ];
}

const isMap = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Dates may differ in their value, not in their format. */
function isSameText(said: string, came: string): boolean {
  const isMoment = /^\d{4}-\d{2}-\d{2}/.test(said) && zeroed(said) === zeroed(came);
  return isMoment || new RegExp(`^${said.split(ANYTHING).map(literally).join("[^]*")}$`).test(came);
}

const zeroed = (text: string) => text.replace(/\d/g, "0");
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
