import "server-only";
import { translator } from "@/lib/i18n/catalogue";
import type { AnyMessage, MessageArgs, MessageKey } from "@/lib/i18n/translate";
import type { RichText } from "@/lib/mail/letter/letter";
import { escapeHtml } from "@/lib/text/escape-html";
import { withoutDisguise } from "@/lib/text/invisible";

type Key = MessageKey<"emails">;
type Args<Each extends Key> = keyof MessageArgs<"emails", Each> extends never ? [] : [MessageArgs<"emails", Each>];

export type EmailTexts = ReturnType<typeof emailTexts>;

/** The texts of a letter in its receiver's language. Values are one line each, with nothing that reorders others. */
export function emailTexts(locale: string) {
  const message: AnyMessage<Key> = translator(locale, "emails");
  return {
    locale,
    plain: <Each extends Key>(key: Each, ...[args]: Args<Each>): string =>
      message.markup(key, { ...cleaned(args), ...PLAIN }),
    rich: <Each extends Key>(key: Each, ...[args]: Args<Each>): RichText => ({
      text: message.markup(key, { ...cleaned(args), ...PLAIN }),
      html: message.markup(key, { ...escaped(args), ...TAGS }),
    }),
  };
}

type Values = Record<string, string | number>;

const PLAIN = { strong: (text: string) => text, bdi: (text: string) => text };

const TAGS = {
  strong: (html: string) => `<strong><bdi>${html}</bdi></strong>`,
  bdi: (html: string) => `<bdi>${html}</bdi>`,
};

const mapTexts = (args: object | undefined, change: (text: string) => string): Values =>
  Object.fromEntries(
    Object.entries(args ?? {}).map(([name, value]) => [
      name,
      typeof value === "number" ? value : change(String(value)),
    ]),
  );

const cleaned = (args: object | undefined) => mapTexts(args, oneLine);
const escaped = (args: object | undefined) => mapTexts(args, (text) => escapeHtml(oneLine(text)));

/** Tags stay visible, unlike in `plainLine`: this is text, which HTML escapes. */
export const oneLine = (text: string): string =>
  withoutDisguise(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
