import Link from "next/link";
import { Lightbulb, Rss } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { StaticText } from "@/components/text/rich-text/static-text";
import { buttonStyle } from "@/components/ui/controls/button";
import type { Offered } from "@/components/roadmap/parts/offers";
import { ALL } from "@/components/roadmap/search-params";

interface RoadmapHeaderProps {
  title: string;
  /** Safe HTML. */
  description: string;
  path: string;
  tab: "overview" | "ideas" | "changelog";
  total?: number;
  suggesting: Offered;
  suggestHref: string;
  /** Null for a private roadmap, which has no feeds. */
  feed: string | null;
}

export function RoadmapHeader({ title, description, suggesting, suggestHref, feed, ...nav }: RoadmapHeaderProps) {
  const t = useTranslations("roadmap.header");
  return (
    <header className="mb-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-2xl font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </h1>
          {description && <StaticText html={description} className="mt-2 max-w-180 text-match-parent text-gray-11" />}
        </div>
        <div className="flex items-center gap-2">
          {suggesting !== "off" && (
            <Link href={suggestHref} className={buttonStyle({ kind: "primary" })}>
              <Lightbulb aria-hidden className="size-4" strokeWidth={1.5} />
              {t("suggest")}
            </Link>
          )}
          {feed && (
            <a
              href={feed}
              className={buttonStyle({ kind: "quiet", size: "icon" })}
              aria-label={t("feed")}
              title={t("feed")}
            >
              <Rss aria-hidden className="size-4" strokeWidth={1.5} />
            </a>
          )}
        </div>
      </div>
      <Tabs {...nav} />
    </header>
  );
}

const TAB =
  "-mb-px flex h-11 items-center gap-1.5 border-b-2 border-transparent px-0.5 text-gray-11 -outline-offset-2 hover:text-gray-12 " +
  "aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-gray-12";

function Tabs({ path, tab, total }: Pick<RoadmapHeaderProps, "path" | "tab" | "total">) {
  const t = useTranslations("roadmap.header");
  const { number } = useFormatter();
  const tabs = [
    { name: "overview", href: path, words: t("overview") },
    { name: "ideas", href: `${path}?stage=${ALL}`, words: t("ideas") },
    { name: "changelog", href: `${path}/changelog`, words: t("changelog") },
  ] as const;
  return (
    <nav aria-label={t("tabs")} className="mt-6 border-b border-gray-6">
      <ul className="flex flex-wrap gap-x-5">
        {tabs.map(({ name, href, words }) => (
          <li key={name}>
            <Link href={href} prefetch={false} aria-current={name === tab ? "page" : undefined} className={TAB}>
              {words}
              {name === "ideas" && total !== undefined && (
                <span className="text-sm font-normal text-gray-11 tabular-nums">{number(total)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
