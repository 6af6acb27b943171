import "server-only";
import { messagesIn } from "@/lib/i18n/catalogue";
import { languageOf } from "@/lib/i18n/locale";
import { type Namespace, pickMessages } from "@/lib/i18n/messages";

const known = new Map<string, string>();

/** Messages as JSON: React sends one long string much faster than an object with a thousand texts. Kept, since few pages differ. */
export function serializedMessages(locale: string, namespaces: readonly Namespace[]): string {
  const key = `${languageOf(locale)} ${namespaces.join(" ")}`;
  const found = known.get(key);
  if (found !== undefined) return found;

  const json = JSON.stringify(pickMessages(messagesIn(locale), namespaces));
  known.set(key, json);
  return json;
}
