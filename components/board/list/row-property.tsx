"use client";
import { useTranslations } from "next-intl";
import type { RowContext } from "@/components/board/list/row-context";
import { classNames } from "@/components/ui/class-names";

type Property = "board" | "stage" | "assignees" | "priority" | "labels" | "due";

interface RowPropertyProps extends Pick<RowContext, "quickEdit"> {
  taskId: number;
  property: Property;
  canEdit: boolean;
  className?: string;
  children: React.ReactNode;
}

/** A property of the task that one click edits in place. Keys do the same on the row, so it is no tab stop. */
export function RowProperty({ taskId, property, canEdit, quickEdit, className, children }: RowPropertyProps) {
  const t = useTranslations("boardList.properties");
  const content = (
    <>
      <span className="sr-only">{t(property)}</span>
      {children}
    </>
  );
  const style = classNames(
    "flex h-7 min-w-0 items-center gap-1 rounded-sm px-1 whitespace-nowrap max-sm:h-11 pointer-coarse:h-11",
    className,
  );
  if (!canEdit || property === "board") return <span className={style}>{content}</span>;

  const edit = ({ currentTarget: button }: React.MouseEvent<HTMLElement>) => {
    const row = button.closest<HTMLElement>("[data-row]");
    const rowNow = () =>
      row?.isConnected ? row : document.querySelector<HTMLElement>(`[data-row="${row?.dataset.row}"]`);
    quickEdit({
      taskId,
      property,
      anchor: () => (button.isConnected ? button : rowNow()),
      focusTarget: () => rowNow()?.querySelector<HTMLElement>("[data-opens]") ?? null,
    });
  };

  return (
    <button
      type="button"
      tabIndex={-1}
      aria-haspopup="dialog"
      data-property={property}
      onClick={edit}
      className={classNames("relative z-1 hover:bg-gray-4 pointer-coarse:min-w-11", style)}
    >
      {content}
    </button>
  );
}
