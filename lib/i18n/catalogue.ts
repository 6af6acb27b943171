import "server-only";
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "use-intl/core";
import { catalogues } from "@/generated/messages/catalogues";
import { languageOf } from "@/lib/i18n/locale";
import type { Messages } from "@/lib/i18n/messages";

/** All messages for a locale such as `de-AT`. Their texts differ from English, but not their keys and arguments. */
export const messagesIn = (locale: string): Messages => catalogues[languageOf(locale)] as unknown as Messages;

/** Texts outside of pages, such as emails: `translator("de-AT", "emails")("subject", { title })`. */
export const translator = <Name extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: string,
  namespace: Name,
) => createTranslator<Messages, Name>({ locale, messages: messagesIn(locale), namespace, timeZone: "UTC" });

/** For keys that are only known while running: `untypedText("de", "refusals.tooLong", { most: "50" })`. */
export const untypedText = (locale: string, key: string, values: Readonly<Record<string, string>> = {}): string =>
  untypedTranslator(locale)(key, values);

type Untyped = Record<string, string>;
type UntypedTranslator = (key: string, values: Readonly<Record<string, string>>) => string;

const untyped = new Map<string, UntypedTranslator>();
const MOST_KEPT = 50;

/** Kept, as creating one takes ten times as long as a text. */
function untypedTranslator(locale: string): UntypedTranslator {
  const kept = untyped.get(locale);
  if (kept) return kept;
  const messages = messagesIn(locale) as unknown as Untyped;
  const created: UntypedTranslator = createTranslator<Untyped>({ locale, messages, timeZone: "UTC" });
  if (untyped.size >= MOST_KEPT) untyped.clear();
  untyped.set(locale, created);
  return created;
}
