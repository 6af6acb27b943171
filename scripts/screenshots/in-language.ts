import type { Locator, Page } from "@playwright/test";
import { catalogues } from "@/generated/messages/catalogues";
import { untypedText } from "@/lib/i18n/catalogue";
import { languageOf } from "@/lib/i18n/locale";
import { textsIn } from "@/scripts/messages/languages.mjs";

type Named = { name?: string | RegExp; exact?: boolean };

/**
 * The page with `getByRole`, `getByLabel` and `getByText` in another language: names are given in English, and found by
 * the keys that have this text in English. Names that people chose stay.
 */
export function inLanguage(page: Page, locale: string): Page {
  if (languageOf(locale) === "en") return page;
  return wrapped(page, locale);
}

function wrapped<Target extends Page | Locator>(target: Target, locale: string): Target {
  return new Proxy(target, {
    get(object, property) {
      const value: unknown = Reflect.get(object, property);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(value, object, translatedArguments(String(property), args, locale));
        return isLocator(result) ? wrapped(result, locale) : result;
      };
    },
  });
}

function translatedArguments(method: string, [first, options, ...rest]: unknown[], locale: string): unknown[] {
  if (method === "getByRole" && isNamed(options)) {
    const { name, exact, ...others } = options;
    return [first, typeof name === "string" ? { ...others, name: namesFor(name, locale, exact) } : options, ...rest];
  }
  if (/^getBy(Label|Text|Placeholder)$/.test(method) && typeof first === "string")
    return [namesFor(first, locale, isExact(options)), undefined, ...rest];
  return options === undefined ? (first === undefined ? [] : [first]) : [first, options, ...rest];
}

const isNamed = (value: unknown): value is Named => typeof value === "object" && value !== null && "name" in value;
const isExact = (value: unknown) =>
  typeof value === "object" && value !== null && "exact" in value && value.exact === true;
const isLocator = (value: unknown): value is Locator =>
  typeof value === "object" && value !== null && "getByRole" in value && "locator" in value;

/** Any of the texts whose English is this name. */
function namesFor(english: string, locale: string, exact = false): RegExp {
  const found = ENGLISH.flatMap(({ key, pattern, names }) => {
    const match = pattern.exec(english);
    if (!match) return [];
    const values = Object.fromEntries(names.map((name, at) => [name, match[at + 1] ?? ""]));
    return [untypedText(locale, key, values)];
  });
  const names = [...new Set([english, ...found])].map(escaped).join("|");
  return new RegExp(exact ? `^(?:${names})$` : names);
}

/** Accessible names have plain spaces where a text has other ones, and isolates may be missing. */
const escaped = (text: string) =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+")
    .replace(/[\u2068\u2069]/g, "$&?");

/** Without those that depend on a number, which no act names. */
const ENGLISH = Object.entries(catalogues.en)
  .flatMap(([namespace, messages]) => textsIn(messages, `${namespace}.`))
  .filter(
    ([, text]) => !/, (plural|select|number),? /.test(text) && /\p{L}{2}/u.test(text.replace(/\{\w+\}|<[^>]*>/g, "")),
  )
  .map(([key, text]) => {
    const plain = text.replace(/<\/?\w+>/g, "");
    return {
      key,
      names: [...plain.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
      pattern: new RegExp(
        `^${plain
          .split(/\{\w+\}/)
          .map(escaped)
          .join("(.+)")}$`,
      ),
    };
  });
