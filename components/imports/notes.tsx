"use client";
import { useTranslations } from "next-intl";
import type { NoteJson } from "@/components/imports/import-data";
import { FoldedList } from "@/components/ui/lists/folded-list";

interface NotesProps {
  title: string;
  notes: NoteJson[];
  /** How many are not listed. */
  more?: number;
}

/** What does not come, or differs, and why. */
export function Notes({ title, notes, more = 0 }: NotesProps) {
  const t = useTranslations("imports");
  return (
    <FoldedList title={title} more={more > 0 && t("preview.more", { count: more })}>
      {notes.map(({ kind, title: name, reason }, at) => (
        <li key={at} className="py-0.5 wrap-anywhere">
          {t.rich("report.note", {
            kind: t(`report.kinds.${kind}`),
            title: name,
            reason,
            b: (chunks) => <bdi className="font-medium">{chunks}</bdi>,
          })}
        </li>
      ))}
    </FoldedList>
  );
}

export function PreviewNotes({ notes, more }: Required<Pick<NotesProps, "notes" | "more">>) {
  const t = useTranslations("imports.preview");
  const count = notes.length + more;
  return count > 0 && <Notes title={t("notes", { count })} notes={notes} more={more} />;
}
