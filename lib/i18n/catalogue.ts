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
export function untypedText(locale: string, key: string, values: Readonly<Record<string, string>> = {}): string {
  const t: (key: string, values: Readonly<Record<string, string>>) => string = createTranslator<Untyped>({
    locale,
    messages: messagesIn(locale) as unknown as Untyped,
    timeZone: "UTC",
  });
  return t(key, values);
}

type Untyped = Record<string, string>;
