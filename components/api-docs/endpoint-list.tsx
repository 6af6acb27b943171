"use client";
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
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ "/": { label: "Search endpoints", run: () => field.current?.focus() } });

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
      <form role="search" onSubmit={(event) => event.preventDefault()} className="relative max-w-120">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-2.5 my-auto size-4 text-gray-11"
          strokeWidth={1.5}
        />
        <input
          ref={field}
          type="search"
          aria-label="Search endpoints"
          placeholder="Search: “create task”, “labels”, “DELETE”"
          value={text}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          className={classNames(controlStyle, "ps-8.5")}
        />
      </form>
      <p role="status" className="text-sm text-gray-11">
        {count} {count === 1 ? "endpoint" : "endpoints"}
      </p>
      {count === 0 && (
        <EmptyState title="Nothing has all of these words">
          Try one word of what you want to do, or a part of the path.
        </EmptyState>
      )}
      {found.map((page) => (
        <PageEndpoints key={page.slug} {...page} />
      ))}
    </>
  );
}

const PageEndpoints = ({ slug, title, endpoints }: PageEndpointsProps) => (
  <section aria-labelledby={`page-${slug}`} className="min-w-0">
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
