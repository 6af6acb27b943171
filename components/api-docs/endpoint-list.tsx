"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import Link from "next/link";
import { Search } from "lucide-react";
import { Method } from "@/components/api-docs/method";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { controlStyle } from "@/components/ui/controls/field";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";

export interface PageEndpointsProps {
  slug: string;
  title: string;
  endpoints: { id: string; method: string; path: string; title: string }[];
}

export function EndpointList({ pages }: { pages: PageEndpointsProps[] }) {
  const t = useTranslations("docs.overview");
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ "/": { label: t("search"), run: () => field.current?.focus() } });

  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = pages
    .map((page) => ({
      ...page,
      endpoints: page.endpoints.filter(({ method, path, title }) =>
        words.every((word) => `${method} ${path} ${title}`.toLowerCase().includes(word)),
      ),
    }))
    .filter(({ endpoints }) => endpoints.length > 0);
  const count = found.reduce((sum, { endpoints }) => sum + endpoints.length, 0);

  return (
    <>
      <SearchField ref={field} text={text} onText={setText} />
      <p role="status" className="text-sm text-gray-11">
        {t("count", { count })}
      </p>
      {count === 0 && <EmptyState title={t("noneFound")}>{t("noneFoundHint")}</EmptyState>}
      {found.map((page) => (
        <PageEndpoints key={page.slug} {...page} />
      ))}
    </>
  );
}

interface SearchFieldProps {
  ref: React.Ref<HTMLInputElement>;
  text: string;
  onText: (text: string) => void;
}

function SearchField({ ref, text, onText }: SearchFieldProps) {
  const t = useTranslations("docs.overview");
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="relative max-w-120">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-2.5 my-auto size-4 text-gray-11"
        strokeWidth={1.5}
      />
      <input
        ref={ref}
        type="search"
        dir="auto"
        aria-label={t("search")}
        placeholder={t("placeholder")}
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => onText(target.value)}
        className={classNames(controlStyle, "ps-8.5")}
      />
    </form>
  );
}

const PageEndpoints = ({ slug, title, endpoints }: PageEndpointsProps) => (
  <section lang="en" aria-labelledby={`page-${slug}`} className="min-w-0">
    <h2 id={`page-${slug}`} className="mb-2 text-lg font-semibold">
      <Link href={`/api-docs/${slug}`} className="rounded-[2px] hover:underline">
        {title}
      </Link>
    </h2>
    <ul className="divide-y divide-gray-6 rounded-md border border-gray-6 bg-surface">
      {endpoints.map((endpoint) => (
        <li key={endpoint.id}>
          <Link
            href={`/api-docs/${slug}#${endpoint.id}`}
            className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 px-3 py-2 hover:bg-gray-3 focus-visible:-outline-offset-2 md:grid-cols-[auto_2fr_3fr]"
          >
            <Method>{endpoint.method}</Method>
            <span className="min-w-0">{endpoint.title}</span>
            <span dir="ltr" className="col-start-2 min-w-0 font-mono text-sm text-gray-11 wrap-anywhere md:col-start-3">
              {endpoint.path}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
