import "server-only";
import { messagesIn } from "@/lib/i18n/catalogue";
import { languageOf } from "@/lib/i18n/locale";
import type { Namespace } from "@/lib/i18n/messages";

const known = new Map<string, string>();

/**
 * Messages as JSON, because React sends one long string much faster than an object with a thousand texts. Cached: there
 * are few combinations of languages and namespaces.
 */
export function serializedMessages(locale: string, namespaces: readonly Namespace[]): string {
  const key = `${languageOf(locale)} ${namespaces.join(" ")}`;
  const found = known.get(key);
  if (found !== undefined) return found;

  const all = messagesIn(locale);
  const json = JSON.stringify(Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace]])));
  known.set(key, json);
  return json;
}
