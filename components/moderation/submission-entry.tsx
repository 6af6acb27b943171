"use client";
import { useTranslations } from "next-intl";
import { Ban } from "lucide-react";
import { EntryFacts } from "@/components/moderation/entry-facts";
import type { Decision } from "@/components/moderation/use-decisions";
import { RichText } from "@/components/text/rich-text/rich-text";
import { Button } from "@/components/ui/controls/button";
import { Kbd } from "@/components/ui/keyboard/kbd";
import type { Clock } from "@/lib/dates/when";
import type { SubmissionJson } from "@/lib/moderation/present";

interface SubmissionEntryProps {
  entry: SubmissionJson;
  boardId: number;
  keys: Readonly<Record<string, Decision>>;
  clock: Clock;
  onDecide: (decision: Decision) => void;
  onBlock: (() => void) | undefined;
}

export function SubmissionEntry({ entry, boardId, keys, clock, onDecide, onBlock }: SubmissionEntryProps) {
  const t = useTranslations("moderation");
  const titleId = `submission-${entry.id}`;
  return (
    <li
      data-entry=""
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex scroll-mt-16 flex-col gap-3 p-4 outline-none focus-visible:bg-gray-2 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus sm:p-5"
    >
      <EntryFacts entry={entry} boardId={boardId} clock={clock} titleId={titleId} />
      <RichText html={entry.description} />
      <div className="flex flex-wrap items-center gap-2">
        {Object.entries(keys).map(([key, decision]) => (
          <Button
            key={key}
            size="small"
            kind={decision === "approved" ? "primary" : "plain"}
            aria-keyshortcuts={key}
            onClick={() => onDecide(decision)}
          >
            {t(`actions.${decision}`)}
            <span aria-hidden className="opacity-80 pointer-coarse:hidden">
              {decision === "approved" ? <span className="text-xs uppercase">{key}</span> : <Kbd>{key}</Kbd>}
            </span>
          </Button>
        ))}
        {onBlock && (
          <Button size="small" kind="dangerQuiet" className="sm:ms-auto" onClick={onBlock}>
            <Ban aria-hidden className="size-4" strokeWidth={1.5} />
            {t("block")}
          </Button>
        )}
      </div>
    </li>
  );
}
