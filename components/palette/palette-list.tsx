"use client";
import { useTranslations } from "next-intl";
import { Check, ChevronRight } from "lucide-react";
import type { Row, Section } from "@/components/palette/row";
import type { Excerpt } from "@/lib/search/excerpt";
import type { PaletteState } from "@/components/palette/use-palette";
import { classNames } from "@/components/ui/class-names";
import { isPlainClick } from "@/components/ui/hooks/navigation";
import { Kbd } from "@/components/ui/keyboard/kbd";

export function PaletteList({ palette }: { palette: PaletteState }) {
  const t = useTranslations("palette");
  const { sections, rows } = palette;
  return (
    <>
      <div
        id={rows.listId}
        role="listbox"
        aria-label={t("results")}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        className="min-h-0 overflow-y-auto overscroll-contain p-1 empty:hidden max-sm:flex-1"
      >
        {sections.map((section) => (
          <PaletteSection key={section.name} section={section} palette={palette} />
        ))}
      </div>
      <span id={choicesNoteId(palette)} hidden>
        {t("offersChoices")}
      </span>
    </>
  );
}

const choicesNoteId = ({ rows }: PaletteState) => `${rows.listId}-offers-choices`;

function PaletteSection({ section: { name, rows }, palette }: { section: Section; palette: PaletteState }) {
  const headingId = `${palette.rows.listId}-${name}`;
  const heading = useHeading(name, palette);
  return (
    <div role="group" aria-labelledby={headingId}>
      <div
        id={headingId}
        role="presentation"
        className={
          name === "more" || name === "choices" ? "sr-only" : "truncate px-3 pt-2 pb-1 text-xs font-medium text-gray-11"
        }
      >
        {heading}
      </div>
      {rows.map((row) => (
        <PaletteRow key={row.id} row={row} palette={palette} />
      ))}
    </div>
  );
}

function useHeading(name: Section["name"], { tasks, mode, board }: PaletteState): string {
  const t = useTranslations("palette.sections");
  const [first, ...others] = tasks;
  if (name === "task" && first)
    return others.length > 0 ? t("selected", { count: tasks.length }) : t("task", { title: first.task.title });
  if (name === "board" && board) return t("board", { title: board.title });
  if (name === "task" || name === "board") return t("places");
  return name === "choices" && mode ? mode.title : t(name);
}

function PaletteRow({ row, palette }: { row: Row; palette: PaletteState }) {
  const { rows, choose } = palette;
  const isActive = rows.active?.id === row.id;
  const option = {
    id: rows.idOf(row),
    role: "option",
    "aria-selected": isActive,
    // The active row is the selected one, so what is already chosen is checked.
    "aria-checked": row.isChosen,
    "aria-describedby": row.act.kind === "enter" ? choicesNoteId(palette) : undefined,
    onPointerMove: ({ movementX, movementY }: React.PointerEvent) =>
      // Rows that come under a resting pointer are not pointed at.
      isActive || (movementX === 0 && movementY === 0) || rows.point(row),
    className:
      "flex min-h-9 w-full cursor-default items-center gap-2.5 rounded-sm px-3 py-1 outline-none select-none aria-selected:bg-gray-4 max-sm:min-h-11 pointer-coarse:min-h-11",
  };
  if (row.href === undefined)
    return (
      <div {...option} onClick={() => choose(row)}>
        <RowContent row={row} />
      </div>
    );

  function follow(event: React.MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(row);
  }
  return (
    <a {...option} href={row.href} tabIndex={-1} onClick={follow}>
      <RowContent row={row} />
    </a>
  );
}

function RowContent({
  row: { title, hint, excerpt, Icon, picture, state, keys, isChosen, isMuted, act },
}: {
  row: Row;
}) {
  return (
    <>
      <span aria-hidden className="grid size-5 shrink-0 place-items-center text-gray-11">
        {picture ?? (Icon && <Icon className="size-4" strokeWidth={1.5} />)}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <bdi className={classNames("truncate", isMuted && "text-gray-11")}>{title}</bdi>
        {excerpt && <MarkedText parts={excerpt} />}
      </span>
      {hint && <bdi className="max-w-[40%] shrink-0 truncate text-sm text-gray-11">{hint}</bdi>}
      {state && <span className="sr-only">{state}</span>}
      {isChosen && <Check aria-hidden className="size-4 shrink-0 text-accent-text" strokeWidth={1.5} />}
      {keys && (
        <span aria-hidden className="pointer-coarse:hidden">
          <Kbd>{keys}</Kbd>
        </span>
      )}
      {act.kind === "enter" && (
        <ChevronRight aria-hidden className="size-4 shrink-0 text-gray-11 rtl:-scale-x-100" strokeWidth={1.5} />
      )}
    </>
  );
}

const MarkedText = ({ parts }: { parts: Excerpt }) => (
  <span dir="auto" className="truncate text-sm text-gray-11">
    {parts.map(({ text, is_marked }, at) =>
      is_marked ? (
        <mark key={at} className="bg-transparent font-medium text-gray-12">
          {text}
        </mark>
      ) : (
        text
      ),
    )}
  </span>
);
