"use client";
import { useTranslations } from "next-intl";
import type { WriterJson } from "@/lib/activity/writer";
import { ApiError } from "@/lib/api";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { momentOf } from "@/lib/dates/when";

/** The author of the conflicting text, from the 409 response; undefined if it is about another text. */
export function writerIn(refusal: unknown, text: string | null): WriterJson | undefined {
  if (!(refusal instanceof ApiError) || refusal.status !== 409) return undefined;

  const { current, changed_by, changed_at } = refusal.data as Partial<WriterJson & { current: string | null }>;
  return changed_by && changed_at && current === text ? { changed_by, changed_at } : undefined;
}

interface WhoChangedProps {
  by: WriterJson | undefined;
  viewerId: number;
  clock: ClockOnScreen;
}

export function WhoChanged({ by, viewerId, clock }: WhoChangedProps) {
  const t = useTranslations("text.conflict");
  return (
    <>
      <p className="font-medium">
        {t.rich("changed", { ...authorOf(by, viewerId), person: (chunks) => <bdi>{chunks}</bdi> })}
      </p>
      {by && <When at={by.changed_at} clock={clock} />}
    </>
  );
}

/** For texts that say who it was. */
export function authorOf(by: WriterJson | undefined, viewerId: number) {
  if (!by) return { who: "unknown", name: "" } as const;

  const { ID, display_name: name } = by.changed_by;
  return { who: ID === viewerId ? "you" : "other", name } as const;
}

function When({ at, clock }: { at: string; clock: ClockOnScreen }) {
  const { iso, text: words, full: whole } = momentOf(new Date(at), clock);
  return (
    <p className="text-sm text-gray-11">
      <time dateTime={iso} title={whole}>
        {words}
      </time>
    </p>
  );
}
