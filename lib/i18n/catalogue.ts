import "server-only";
import { createTranslator } from "use-intl/core";
import { catalogues } from "@/generated/messages/catalogues";
import { languageOf } from "@/lib/i18n/locale";
import type { Messages, Namespace } from "@/lib/i18n/messages";

/** All messages for a locale such as `de-AT`. Their texts differ from English, but not their keys and arguments. */
export const messagesIn = (locale: string): Messages => catalogues[languageOf(locale)] as unknown as Messages;

/** Texts outside of pages, such as emails: `translator("de-AT", "emails")("subject", { title })`. */
export const translator = <Name extends Namespace>(locale: string, namespace: Name) =>
  createTranslator<Messages, Name>({ locale, messages: messagesIn(locale), namespace, timeZone: "UTC" });

type FlatNamespace = { [Name in Namespace]: Messages[Name] extends Record<string, string> ? Name : never }[Namespace];

/** For keys that are only known while running. */
export const untypedTranslator = (locale: string, namespace: FlatNamespace) =>
  createTranslator<Record<string, string>>({ locale, messages: messagesIn(locale)[namespace], timeZone: "UTC" });
