"use client";
import { useTranslations } from "next-intl";
import { LabelPill } from "@/components/badges/label-pill";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import type { ActivityKey } from "@/lib/events/phrases";
import { type EventRow, phraseOf, textsOf } from "@/lib/events/sentence";
import type { AnyMessage } from "@/lib/i18n/translate";
import { presetWithColors } from "@/lib/labels/presets";

interface SentenceProps {
  line: EventRow;
  clock: ClockOnScreen;
  task?: (id: number, title: React.ReactNode) => React.ReactNode;
}

/** What happened, with the actor's name. */
export function Sentence({ line, clock, task = (_, title) => <Named>{title}</Named> }: SentenceProps) {
  const words = useTranslations("eventWords");
  const message: AnyMessage<ActivityKey> = useTranslations("activity");
  const phrase = phraseOf(line);
  const { label, taskId } = phrase;
  return message.rich(phrase.key, {
    ...textsOf(phrase, line.user, { t: words, clock }),
    actor: (name) => <ActorName>{name}</ActorName>,
    value: (text) => <Named>{text}</Named>,
    task: (title) => (taskId === undefined ? <Named>{title}</Named> : task(taskId, title)),
    label: (title) =>
      label ? (
        <LabelPill
          title={label.title}
          color={label.color}
          background={label.bg_color}
          preset={presetWithColors(label)}
          className="align-middle"
        />
      ) : (
        title
      ),
  });
}

export const ActorName = ({ children }: { children: React.ReactNode }) => (
  <bdi className="font-medium text-gray-12 wrap-anywhere">{children}</bdi>
);

const Named = ({ children }: { children: React.ReactNode }) => (
  <bdi className="text-gray-12 wrap-anywhere">{children}</bdi>
);
