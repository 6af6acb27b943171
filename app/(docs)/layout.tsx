import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Messages } from "@/components/i18n/messages";
import { LinkButton } from "@/components/ui/controls/link-button";
import { SiteMark } from "@/components/shell/site-mark";
import { readLogo } from "@/lib/settings/logo/read";
import { readSiteSettings } from "@/lib/settings/site";

const OPENAPI = "/wp-json/boards/v2/openapi.json";

/** Pages that everybody may read, signed in or not. */
export default async function DocsLayout({ children }: { children: React.ReactNode }) {
  const [t, { title }, logo] = await Promise.all([getTranslations("docs"), readSiteSettings(), readLogo()]);
  return (
    <Messages of={["docs"]}>
      <header className="sticky top-0 z-20 flex h-(--top-bar) items-center gap-2 border-b border-gray-6 bg-surface px-3 sm:px-4">
        <a
          href="#content"
          className="sr-only rounded-sm bg-accent px-3 py-1.5 font-medium text-on-accent focus:not-sr-only focus:absolute focus:start-3 focus:top-2 focus:z-10"
        >
          {t("skip")}
        </a>
        <Link
          href="/"
          className="flex h-8 min-w-0 items-center gap-2.5 rounded-sm pe-2 font-semibold hover:text-accent-text pointer-coarse:h-11"
        >
          <SiteMark logo={logo} />
          <bdi className="truncate">{title}</bdi>
        </Link>
        <LinkButton kind="quiet" size="small" href="/api-docs">
          {t("title")}
        </LinkButton>
        <a
          href={OPENAPI}
          className="ms-auto rounded-sm px-2 py-1.5 font-mono text-sm text-gray-11 hover:text-gray-12 max-sm:hidden"
        >
          {OPENAPI.slice(OPENAPI.lastIndexOf("/") + 1)}
        </a>
      </header>
      {children}
    </Messages>
  );
}
