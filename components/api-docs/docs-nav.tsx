import Link from "next/link";
import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import type { DocsPage } from "@/lib/openapi/pages";

interface DocsNavProps {
  pages: Pick<DocsPage, "slug" | "title" | "endpoints">[];
  current: string;
}

/** Hidden on small screens: the list of all endpoints does the same there. */
export function DocsNav({ pages, current }: DocsNavProps) {
  const t = useTranslations("docs");
  return (
    <nav aria-label={t("title")} className="hidden lg:block">
      <ul className="flex flex-col gap-0.5">
        <Entry href="/api-docs" title={t("nav.allEndpoints")} isCurrent={current === ""} />
        <Entry href="/api-docs/guide" title={t("nav.guide")} isCurrent={current === "guide"} />
        {pages.map(({ slug, title, endpoints }) => (
          <Entry key={slug} href={`/api-docs/${slug}`} lang="en" title={title} isCurrent={slug === current}>
            {slug === current && <Endpoints endpoints={endpoints} />}
          </Entry>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  href: string;
  lang?: string;
  title: string;
  isCurrent: boolean;
  children?: React.ReactNode;
}

const Entry = ({ href, lang, title, isCurrent, children }: EntryProps) => (
  <li>
    <Link
      href={href}
      lang={lang}
      aria-current={isCurrent ? "page" : undefined}
      className={classNames(
        "block rounded-sm px-2.5 py-1.5 hover:bg-gray-4 hover:text-gray-12 focus-visible:-outline-offset-2",
        isCurrent ? "font-medium text-gray-12" : "text-gray-11",
      )}
    >
      {title}
    </Link>
    {children}
  </li>
);

const Endpoints = ({ endpoints }: Pick<DocsPage, "endpoints">) => (
  <ul className="ms-2.5 mb-2 flex flex-col border-s border-gray-6">
    {endpoints.map(({ id, title }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          lang="en"
          className="block rounded-sm px-3 py-1 text-sm text-gray-11 hover:text-gray-12 focus-visible:-outline-offset-2"
        >
          {title}
        </a>
      </li>
    ))}
  </ul>
);
