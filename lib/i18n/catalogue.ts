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
