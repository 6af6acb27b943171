import type { Messages } from "@/generated/messages/messages";
import type { Language, PSEUDO } from "@/lib/i18n/languages";

export type { Messages };

/** A file of `messages/en`: the texts of one screen. */
export type Namespace = keyof Messages;

/** The same keys as in English, with any texts. */
export type Translation = Texts<Messages>;

type Texts<Group> = { [Key in keyof Group]: Group[Key] extends string ? string : Texts<Group[Key]> };

/** Namespaces that load with the code of a part of a screen, by language; `messages/parts.json` lists them. */
export type PartTexts = Readonly<Record<Language | typeof PSEUDO, () => Promise<{ messages: Partial<Translation> }>>>;
