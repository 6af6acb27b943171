import { DocsNav } from "@/components/api-docs/docs-nav";
import { Page, PageHeading } from "@/components/ui/pages/page";
import type { DocsPage } from "@/lib/openapi/pages";

interface DocsScreenProps {
  pages: DocsPage[];
  current: string;
  title: string;
  /** Of the title, which the reference has in English. */
  lang?: string;
  children: React.ReactNode;
}

export const DocsScreen = ({ pages, current, title, lang, children }: DocsScreenProps) => (
  <Page nav={<DocsNav pages={pages} current={current} />}>
    <main id="content" tabIndex={-1} className="outline-none">
      <PageHeading>
        <span lang={lang}>{title}</span>
      </PageHeading>
      <div className="flex flex-col gap-6">{children}</div>
    </main>
  </Page>
);
