"use client";
import { Columns3Cog, Copy, Download, Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { usePending } from "@/components/board-store/use-save";
import { copyCells } from "@/components/board/table/clipboard/copy-cells";
import { exportCsv, rowsOf } from "@/components/board/table/clipboard/export-csv";
import { useTableCommands } from "@/components/board/table/use-table-commands";
import type { TableOnScreen } from "@/components/board/table/use-table";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { withTexts } from "@/components/i18n/with-texts";
import { Button, buttonStyle } from "@/components/ui/controls/button";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { tableMenusTexts } from "@/generated/messages/parts/tableMenus";

interface TableToolbarProps {
  board: BoardViewProps;
  table: TableOnScreen;
}

/** On phones the texts of buttons are hidden. */
const target = "pointer-coarse:min-w-11";
const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;
const loadColumns = withTexts(tableMenusTexts, () =>
  import("@/components/board/table/header/columns-panel").then((file) => file.ColumnsPanel),
);

export function TableToolbar({ board: props, table }: TableToolbarProps) {
  const t = useTranslations("boardTable.toolbar");
  const { columns, checked, adding } = table;
  const onExport = () => exportCsv(props.board.title, table);
  useTableCommands({ columns, exportCsv: props.isComplete ? onExport : null });
  return (
    <div
      role="group"
      aria-label={t("label")}
      className="flex min-h-10 shrink-0 items-center gap-1 border-b border-gray-6 bg-surface ps-2 pe-2 sm:pe-4"
    >
      {adding.mayAdd && checked.ids.size === 0 && <AddTask adding={adding} />}
      <Loading loading={props.loading} />
      <Saving />
      {checked.ids.size > 0 && <Chosen table={table} />}
      <div className="ms-auto flex items-center gap-1">
        <LazyMenu
          label={t("columns")}
          button={
            <>
              <Columns3Cog {...icon} />
              <span className="max-sm:sr-only">{t("columns")}</span>
            </>
          }
          buttonStyle={buttonStyle({ kind: "quiet", size: "small" }, target)}
          popup="dialog"
          load={loadColumns}
          menuProps={{ columns }}
        />
        <Button
          kind="quiet"
          size="small"
          className={target}
          aria-label={t("exportCsv")}
          disabled={!props.isComplete}
          onClick={onExport}
        >
          <Download {...icon} />
          <span className="max-sm:sr-only">{t("exportCsv")}</span>
        </Button>
      </div>
      <p role="status" className="sr-only">
        {table.clipboard.announcement}
      </p>
    </div>
  );
}

function AddTask({ adding }: Pick<TableOnScreen, "adding">) {
  const t = useTranslations("boardTable");
  return (
    <Button kind="quiet" size="small" className={target} aria-label={t("addTask")} onClick={() => adding.setOpen(true)}>
      <Plus {...icon} />
      <span className="max-sm:sr-only">{t("addTask")}</span>
    </Button>
  );
}

/** Fewer edits than this are saved before anyone could read it. */
const MANY = 10;

/** Pasted cells are saved one after the other. */
function Saving() {
  const t = useTranslations("boardTable.toolbar");
  const { length: count } = usePending();
  return (
    count >= MANY && <p className="min-w-0 truncate px-1 text-sm text-gray-11 tabular-nums">{t("saving", { count })}</p>
  );
}

function Loading({ loading }: Pick<BoardViewProps, "loading">) {
  const t = useTranslations("boardTable.toolbar");
  const actions = useTranslations("ui.actions");
  if (!loading) return null;
  if (!loading.hasFailed)
    return <p className="appears-late min-w-0 truncate px-1 text-sm text-gray-11">{t("loading")}</p>;
  return (
    <p role="alert" className="flex items-center gap-2 px-1 text-sm text-red-text">
      {t("failed")}
      <Button size="small" onClick={loading.retry}>
        {actions("tryAgain")}
      </Button>
    </p>
  );
}

function Chosen({ table }: Pick<TableToolbarProps, "table">) {
  const t = useTranslations("boardTable.toolbar");
  const actions = useTranslations("ui.actions");
  const { checked } = table;
  return (
    <>
      <p className="min-w-0 truncate px-1 text-sm text-gray-11 tabular-nums">
        {t("selected", { count: checked.ids.size })}
      </p>
      <Button
        kind="quiet"
        size="small"
        className={target}
        aria-label={actions("copy")}
        onClick={() => void copyCells(rowsOf(table))}
      >
        <Copy {...icon} />
        <span className="max-sm:sr-only">{actions("copy")}</span>
      </Button>
      <Button kind="quiet" size="icon" aria-label={t("clear")} onClick={checked.clear}>
        <X {...icon} />
      </Button>
    </>
  );
}
