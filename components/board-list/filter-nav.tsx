import Link from "next/link";
import { useTranslations } from "next-intl";
import { Archive, Folder, LayoutTemplate, SquareKanban, Star, Trash2 } from "lucide-react";
import { NewFolder } from "@/components/board-list/new-folder";
import { type BoardFilter, filterTitle } from "@/components/board-list/board-filters";

interface FilterNavProps {
  filters: BoardFilter[];
  canArrange: boolean;
}

const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.5 } as const;
const icons = {
  all: <SquareKanban {...icon} />,
  starred: <Star {...icon} />,
  folder: <Folder {...icon} />,
  templates: <LayoutTemplate {...icon} />,
  archived: <Archive {...icon} />,
  trash: <Trash2 {...icon} />,
};

export function FilterNav({ filters, canArrange }: FilterNavProps) {
  const t = useTranslations("boards.filters");
  const ofKind = (...kinds: BoardFilter["kind"][]) => filters.filter(({ kind }) => kinds.includes(kind));
  return (
    <nav aria-label={t("navigation")} className="hidden flex-col gap-4 lg:flex">
      <FilterLinks filters={ofKind("all", "starred")} />
      <div>
        <div className="flex h-8 items-center justify-between ps-2.5">
          <h2 className="text-sm font-semibold text-gray-11">{t("folders")}</h2>
          {canArrange && <NewFolder />}
        </div>
        {ofKind("folder").length > 0 ? (
          <FilterLinks filters={ofKind("folder")} />
        ) : (
          <p className="px-2.5 py-1 text-sm text-gray-11">{t("noFolders")}</p>
        )}
      </div>
      <FilterLinks filters={ofKind("templates", "archived", "trash")} />
    </nav>
  );
}

function FilterLinks({ filters }: { filters: BoardFilter[] }) {
  const t = useTranslations("boards.filters");
  return (
    <ul className="flex flex-col gap-0.5">
      {filters.map((filter) => (
        <li key={filter.address}>
          <Link
            href={filter.address}
            aria-current={filter.isCurrent ? "page" : undefined}
            className="flex min-h-8 items-center gap-2.5 rounded-sm px-2.5 py-1 text-gray-11 -outline-offset-2 hover:bg-gray-4 hover:text-gray-12 aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-text"
          >
            {icons[filter.kind]}
            <bdi className="min-w-0 flex-1 wrap-anywhere">{filterTitle(filter, t)}</bdi>
            {filter.boards !== null && <span className="text-sm tabular-nums">{filter.boards}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
