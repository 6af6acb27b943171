import Link from "next/link";
import { useTranslations } from "next-intl";
import { addressOfMails, type MailsSearch, STATES } from "@/components/mails/search-params";
import type { MailState } from "@/generated/prisma/enums";

interface StateTabsProps {
  query: MailsSearch;
  counts: Record<MailState, number>;
}

export function StateTabs({ query: { state, search }, counts }: StateTabsProps) {
  const t = useTranslations("emailLog");
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-label={t("list.filter")} className="overflow-x-auto border-b border-gray-6">
      <ul className="flex gap-1 px-2">
        {(["all", ...STATES] as const).map((value) => (
          <li key={value} className="shrink-0">
            <Link
              href={addressOfMails({ state: value, search })}
              scroll={false}
              aria-current={value === state ? "page" : undefined}
              className="flex h-10 items-center gap-1.5 border-b-2 border-transparent px-2 text-gray-11 -outline-offset-2 hover:text-gray-12 aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-gray-12 pointer-coarse:h-11"
            >
              {t(value === "all" ? "list.all" : `states.${value}`)}
              <span className="text-sm font-normal text-gray-11 tabular-nums">
                {value === "all" ? all : counts[value]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
