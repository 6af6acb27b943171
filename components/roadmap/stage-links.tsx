import { useFormatter, useTranslations } from "next-intl";

interface StageLinksProps {
  stages: { slug: string; label: string; ideas: number }[];
  hrefOf: (slug: string) => string;
  /** The slug of the selected one. */
  selected: string | null;
}

const CHIP =
  "flex h-8 max-w-64 items-center gap-1.5 rounded-full border border-gray-7 bg-surface px-3 text-sm font-medium text-gray-11 hover:text-gray-12 " +
  "aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent-text pointer-coarse:h-11";

/** The stages as links, which scroll sideways where there is no room. */
export function StageLinks({ stages, hrefOf, selected }: StageLinksProps) {
  const t = useTranslations("roadmap.ideas");
  const format = useFormatter();
  return (
    <nav aria-label={t("stages")}>
      <ul className="flex flex-wrap gap-2">
        {stages.map(({ slug, label, ideas }) => (
          <li key={slug} className="min-w-0">
            <a href={hrefOf(slug)} aria-current={slug === selected ? "true" : undefined} className={CHIP}>
              <bdi className="min-w-0 truncate">{label}</bdi>
              <span className="font-normal tabular-nums">{format.number(ideas)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
