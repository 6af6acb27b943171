import { Fragment } from "react";
import { LabelPill } from "@/components/badges/label-pill";
import type { Part } from "@/lib/events/phrases";
import { type ClockOnScreen, dateText } from "@/lib/dates/dates-on-screen";

interface SentenceProps {
  parts: readonly Part[];
  clock: ClockOnScreen;
  task?: (task: { id: number; title: string }) => React.ReactNode;
}

export const Sentence = ({ parts, clock, task = ({ title }) => <Named>{title}</Named> }: SentenceProps) =>
  parts.map((part, at) => {
    if (typeof part === "string") return part;
    if ("label" in part)
      return (
        <LabelPill
          key={at}
          title={part.label.title}
          color={part.label.color}
          background={part.label.bg_color}
          className="align-middle"
        />
      );
    if ("task" in part) return <Fragment key={at}>{task(part.task)}</Fragment>;
    return <Named key={at}>{"date" in part ? dateText(part.date, clock) : part.value}</Named>;
  });

const Named = ({ children }: { children: string }) => <bdi className="text-gray-12 wrap-anywhere">{children}</bdi>;
