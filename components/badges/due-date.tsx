import { useTranslations } from "next-intl";
import { dueStyles } from "@/components/badges/due-styles";
import { classNames } from "@/components/ui/class-names";
import type { DueText } from "@/lib/dates/dates-on-screen";

interface DueDateProps {
  at: string;
  due: Pick<DueText, "whole" | "state">;
  words: string;
  /** A date that is over matters only to an open task. */
  isOpen: boolean;
  /** What surrounds it says that this is the due date. */
  isNamed?: boolean;
  styles?: Record<DueText["state"], string>;
  className?: string;
  /** An icon before the date. */
  children?: React.ReactNode;
}

/** When a task is due. Screen readers hear what others see by its place and color. */
export function DueDate({ at, due, words, isOpen, isNamed, styles = dueStyles, className, children }: DueDateProps) {
  const t = useTranslations("badges");
  const isOverdue = isOpen && due.state === "overdue";
  return (
    <time dateTime={at} title={due.whole} className={classNames(className, isOpen && styles[due.state])}>
      {children}
      {isOverdue || !isNamed ? (
        <>
          <span className="sr-only">{t(isOverdue ? "overdue" : "due", { date: words })}</span>
          <span aria-hidden>{words}</span>
        </>
      ) : (
        words
      )}
    </time>
  );
}

const rowStyles = { ...dueStyles, later: "text-gray-11" };

/** At the end of a row of tasks. */
export const DueDateOfRow = ({
  due,
  isDone,
}: {
  due: Pick<DueDateProps, "at" | "words"> & DueDateProps["due"];
  isDone: boolean;
}) => (
  <DueDate
    at={due.at}
    due={due}
    words={due.words}
    isOpen={!isDone}
    styles={rowStyles}
    className={classNames("shrink-0 text-sm tabular-nums", isDone && "text-gray-11")}
  />
);
