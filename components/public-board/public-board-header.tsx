import Link from "next/link";
import { useTranslations } from "next-intl";
import { VIEW_ICONS } from "@/components/board/views/views";
import { PUBLIC_VIEWS, type PublicLinks, type PublicView } from "@/lib/public-boards/query";

interface PublicBoardHeaderProps {
  title: string;
  description: string;
  view: PublicView;
  links: PublicLinks;
  /** At the end. */
  children?: React.ReactNode;
}

export function PublicBoardHeader({ title, description, view, links, children }: PublicBoardHeaderProps) {
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b border-gray-6 bg-surface px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        <h1 dir="auto" className="text-match-parent text-xl leading-tight font-semibold wrap-anywhere">
          {title}
        </h1>
        {description && (
          <p dir="auto" className="text-match-parent mt-0.5 line-clamp-2 max-w-180 text-sm text-gray-11 wrap-anywhere">
            {description}
          </p>
        )}
      </div>
      <ViewLinks view={view} links={links} />
      {children}
    </header>
  );
}

function ViewLinks({ view, links }: Pick<PublicBoardHeaderProps, "view" | "links">) {
  const t = useTranslations("publicBoard.page");
  return (
    <nav aria-label={t("views")}>
      <ul className="flex rounded-sm bg-gray-3 p-0.5">
        {PUBLIC_VIEWS.map((each) => {
          const Icon = VIEW_ICONS[each];
          return (
            <li key={each}>
              <Link
                href={links.view(each)}
                prefetch={false}
                aria-current={each === view ? "page" : undefined}
                className="flex h-7 items-center gap-1.5 rounded-sm px-2.5 text-sm text-gray-11 hover:text-gray-12 aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-gray-12 aria-[current]:shadow-raised pointer-coarse:h-11"
              >
                <Icon aria-hidden className="size-4" strokeWidth={1.5} />
                {t(each)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
