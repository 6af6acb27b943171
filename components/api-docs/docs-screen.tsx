import { DocsNav } from "@/components/api-docs/docs-nav";
import type { DocsPage } from "@/lib/openapi/pages";

interface DocsScreenProps {
  pages: DocsPage[];
  current: string;
  title: string;
  children: React.ReactNode;
}

/** One page of the API's description, with the others beside it. */
export const DocsScreen = ({ pages, current, title, children }: DocsScreenProps) => (
  <div className="mx-auto flex w-full max-w-310 gap-10 px-4">
    <DocsNav pages={pages} current={current} />
    <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col gap-6 py-8 outline-none sm:py-10">
      <h1 className="text-2xl font-semibold">{title}</h1>
      {children}
    </main>
  </div>
);
