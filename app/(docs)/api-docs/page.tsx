import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DocsScreen } from "@/components/api-docs/docs-screen";
import { EndpointList } from "@/components/api-docs/endpoint-list";
import { TextLink } from "@/components/ui/controls/text-link";
import { docsPages } from "@/lib/openapi/pages";
import { parsedDocument } from "@/lib/openapi/read";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("docs");
  return { title: t("title") };
}

export default async function ApiDocsPage() {
  const [t, document] = await Promise.all([getTranslations("docs"), parsedDocument()]);
  const pages = docsPages(document);
  return (
    <DocsScreen pages={pages} current="" title={t("title")}>
      <p className="max-w-180 text-gray-11">
        {t.rich("overview.intro", {
          guide: (chunks) => <TextLink href="/api-docs/guide">{chunks}</TextLink>,
          openapi: (chunks) => (
            <TextLink href="/wp-json/boards/v2/openapi.json" prefetch={false}>
              {chunks}
            </TextLink>
          ),
          profile: (chunks) => <TextLink href="/profile/account#application-passwords">{chunks}</TextLink>,
        })}
      </p>
      <EndpointList
        pages={pages.map(({ slug, title, endpoints }) => ({
          slug,
          title,
          endpoints: endpoints.map(({ id, method, path, title: name }) => ({ id, method, path, title: name })),
        }))}
      />
    </DocsScreen>
  );
}
