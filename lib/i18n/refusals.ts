import "server-only";
import { untypedText } from "@/lib/i18n/catalogue";
import { languageOf } from "@/lib/i18n/locale";
import type { Messages } from "@/lib/i18n/messages";
import { REFUSAL_SOURCES } from "@/lib/i18n/refusal-sources";

type Key = keyof Messages["refusals"];

interface Known {
  key: Key;
  values: Readonly<Record<string, string>>;
}

/**
 * The text that a screen shows for a message of the REST API. Messages that only programs cause have none: an English
 * reader gets them as they are, others a general text for the status.
 */
export function refusalText(message: string, status: number, locale: string): string {
  const known = knownText(message, locale);
  if (known !== null || languageOf(locale) === "en") return known ?? message;
  return untypedText(locale, `refusals.${GENERAL[status] ?? "notPossible"}`);
}

/** For sentences that records keep, such as those of a report. `locale` is empty for programs, which get them as they are. */
export const storedText = (message: string, locale: string): string =>
  (locale && knownText(message, locale)) || message;

function knownText(message: string, locale: string): string | null {
  const known = exact.get(message) ?? patternFor(message);
  if (!known) return null;
  const { reason } = known.values;
  const values = reason === undefined ? known.values : { ...known.values, reason: storedText(reason, locale) };
  return untypedText(locale, `refusals.${known.key}`, values);
}

const GENERAL: Readonly<Record<number, Key>> = {
  403: "notAllowed",
  404: "notFound",
  409: "changedMeanwhile",
  413: "tooLarge",
};

const isPattern = (message: string) => message.includes("{");

const exact: ReadonlyMap<string, Known> = new Map(
  REFUSAL_SOURCES.filter(([message]) => !isPattern(message)).map(([message, key]) => [message, { key, values: {} }]),
);

const patterns = REFUSAL_SOURCES.filter(([message]) => isPattern(message)).map(([message, key]) => ({
  key,
  names: [...message.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
  pattern: new RegExp(
    `^${message
      .split(/\{\w+\}/)
      .map(escaped)
      .join("(.{1,255}?)")}$`,
  ),
}));

function patternFor(message: string): Known | null {
  if (message.length > LONGEST) return null;
  for (const { key, names, pattern } of patterns) {
    const found = pattern.exec(message);
    if (found) return { key, values: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ""])) };
  }
  return null;
}

/** A title and the words around it. */
const LONGEST = 400;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
