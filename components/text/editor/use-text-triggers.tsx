"use client";
import { useTranslations } from "next-intl";
import type { Editor } from "@tiptap/react";
import { AtSign, Image as ImageIcon } from "lucide-react";
import { BLOCKS, INSERTS } from "@/components/text/editor/formats";
import { commandAt, mentionAt, mentionChoices, type MentionedPerson } from "@/components/text/editor/mention-at";
import { type Trigger, useTriggers } from "@/components/text/editor/use-triggers";

export interface TriggerOptions {
  editor: Editor;
  /** Undefined where nobody can be mentioned. */
  people: readonly MentionedPerson[] | undefined;
  /** Puts a mention in place of the typed name. */
  mention: (person: MentionedPerson, range: { from: number; to: number }) => void;
  onChoosePictures: (() => void) | undefined;
}

const MOST_PEOPLE = 6;
const icon = { "aria-hidden": true, className: "size-4 shrink-0 text-gray-11", strokeWidth: 1.5 } as const;

/** `@` offers people, and `/` what can be inserted. */
export function useTextTriggers({ editor, people, mention, onChoosePictures }: TriggerOptions) {
  const t = useTranslations("text.formats");
  const formats = [...BLOCKS, ...INSERTS];
  const commands = [
    ...formats.map(({ name, Icon }) => ({ value: name as string, text: t(name), icon: <Icon {...icon} /> })),
    ...(onChoosePictures ? [{ value: "picture", text: t("picture"), icon: <ImageIcon {...icon} /> }] : []),
    ...(people ? [{ value: "mention", text: t("mention"), icon: <AtSign {...icon} /> }] : []),
  ];

  function execute(command: string, range: { from: number; to: number }) {
    editor.chain().focus().deleteRange(range).run();
    if (command === "picture") onChoosePictures?.();
    else if (command === "mention") beginMention(editor);
    else formats.find(({ name }) => name === command)?.run(editor);
  }

  const slash: Trigger = {
    nameAt: commandAt,
    choicesFor: () => commands.filter(({ value }) => !isOff(editor, value)),
    most: commands.length,
    columns: 2,
    accept: execute,
  };
  const at: Trigger = {
    nameAt: mentionAt,
    choicesFor: (typed) => mentionChoices(typed, people ?? []),
    most: MOST_PEOPLE,
    columns: 1,
    accept: (login, range) => {
      const person = people?.find(({ user_login }) => user_login === login);
      if (person) mention(person, range);
    },
  };
  return useTriggers(editor, people ? [at, slash] : [slash]);
}

const isOff = (editor: Editor, value: string): boolean =>
  INSERTS.some(({ name, can }) => name === value && can?.(editor) === false);

/** Behind a word, the sign would be part of it. */
export function beginMention(editor: Editor): void {
  const { $from } = editor.state.selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, "\n");
  editor
    .chain()
    .focus()
    .insertContent(/\S$/.test(before) ? " @" : "@")
    .run();
}
