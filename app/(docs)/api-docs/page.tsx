import type { Metadata } from "next";
import { DocsScreen } from "@/components/api-docs/docs-screen";
import { EndpointList } from "@/components/api-docs/endpoint-list";
import { TextLink } from "@/components/ui/controls/text-link";
import { docsPages } from "@/lib/openapi/pages";
import { parsedDocument } from "@/lib/openapi/read";

export const metadata: Metadata = { title: "API" };

export default async function ApiDocsPage() {
  const pages = docsPages(await parsedDocument());
  return (
    <DocsScreen pages={pages} current="" title="API">
      <p className="max-w-180 text-gray-11">
        What programs can do here. <TextLink href="/api-docs/guide">How to call</TextLink> tells of signing in,
        parameters, lists and errors, and programs read all of this as{" "}
        <TextLink href="/wp-json/boards/v2/openapi.json" prefetch={false}>
          OpenAPI
        </TextLink>
        . A password for your program is made in your <TextLink href="/profile#application-passwords">profile</TextLink>
        .
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
