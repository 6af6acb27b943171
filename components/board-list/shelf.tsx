import Link from "next/link";
import { Archive, Folder, SquareKanban, Star } from "lucide-react";
import { NewFolder } from "@/components/board-list/new-folder";
import type { ShelfPlace } from "@/components/board-list/shelf-places";

interface ShelfProps {
  places: ShelfPlace[];
  canArrange: boolean;
}

const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.5 } as const;
const icons = {
  all: <SquareKanban {...icon} />,
  starred: <Star {...icon} />,
  folder: <Folder {...icon} />,
  archived: <Archive {...icon} />,
};

/** Beside the boards, where there is room. */
export function Shelf({ places, canArrange }: ShelfProps) {
  const ofKind = (...kinds: ShelfPlace["kind"][]) => places.filter(({ kind }) => kinds.includes(kind));
  return (
    <nav aria-label="Boards by folder" className="hidden flex-col gap-4 lg:flex">
      <Places places={ofKind("all", "starred")} />
      <div>
        <div className="flex h-8 items-center justify-between ps-2.5">
          <h2 className="text-sm font-semibold text-gray-11">Folders</h2>
          {canArrange && <NewFolder />}
        </div>
        {ofKind("folder").length > 0 ? (
          <Places places={ofKind("folder")} />
        ) : (
          <p className="px-2.5 py-1 text-sm text-gray-11">Folders keep boards together.</p>
        )}
      </div>
      <Places places={ofKind("archived")} />
    </nav>
  );
}

const Places = ({ places }: { places: ShelfPlace[] }) => (
  <ul className="flex flex-col gap-0.5">
    {places.map(({ kind, title, address, boards, isCurrent }) => (
      <li key={address}>
        <Link
          href={address}
          aria-current={isCurrent ? "page" : undefined}
          className="flex min-h-8 items-center gap-2.5 rounded-sm px-2.5 py-1 text-gray-11 -outline-offset-2 hover:bg-gray-4 hover:text-gray-12 aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-text"
        >
          {icons[kind]}
          <bdi className="min-w-0 flex-1 wrap-anywhere">{title}</bdi>
          <span className="text-sm tabular-nums">{boards}</span>
        </Link>
      </li>
    ))}
  </ul>
);
