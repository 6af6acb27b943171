"use client";
import Link from "next/link";
import { useEffect } from "react";
import { useTranslations } from "next-intl";
import { ChartColumn, Clock, Ellipsis, FileSpreadsheet, Printer } from "lucide-react";
import { useDownload } from "@/components/files/use-download";
import { peopleCells, saveCsv, taskCells } from "@/components/timesheet/toolbar/sheet-csv";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { buttonStyle } from "@/components/ui/controls/button";
import { toast } from "@/components/ui/feedback/toasts";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuItem, MenuLink } from "@/components/ui/overlays/menu-items";
import type { SheetLog, SheetTask } from "@/lib/timesheet/sheet";

interface SheetMenuProps {
  view: TimesheetView;
  tasks: readonly SheetTask[];
  logs: readonly SheetLog[];
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

/** The week as a file or on paper. Managers get all time of a board. */
export function SheetMenu({ view, tasks, logs }: SheetMenuProps) {
  const t = useTranslations("timesheet");
  const { board, days, search, people } = view;
  const { start, problem } = useDownload();
  useEffect(() => {
    if (problem) toast(problem, "error");
  }, [problem]);

  const [task, person, sum, deletedUser, title] = [t("task"), t("person"), t("sum"), t("deletedUser"), t("title")];
  const words = { task, person, sum, deletedUser, title, board: t("board") };
  const cells = () => (search.by === "people" ? peopleCells(days, people, words) : taskCells(days, tasks, logs, words));
  const range = [days[0] ?? "", days.at(-1) ?? ""].map((day) => ["date_range[]", day] as const);
  return (
    <Menu label={t("more")} button={<Ellipsis {...icon} />} buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}>
      <MenuItem icon={<FileSpreadsheet {...icon} />} onClick={() => saveCsv(cells(), view, words)}>
        {t("csv")}
      </MenuItem>
      {board?.canManage && (
        <MenuItem
          icon={<Clock {...icon} />}
          onClick={() => start([["action", "boards_export_timesheet"], ["board_id", String(board.id)], ...range])}
        >
          {t("boardCsv")}
        </MenuItem>
      )}
      <MenuItem icon={<Printer {...icon} />} onClick={() => window.print()}>
        {t("print")}
      </MenuItem>
      <MenuLink render={<Link href="/reports/timesheet" />} icon={<ChartColumn {...icon} />}>
        {t("longer")}
      </MenuLink>
    </Menu>
  );
}
