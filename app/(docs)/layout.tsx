import Link from "next/link";
import { LinkButton } from "@/components/ui/controls/button";
import { SiteMark } from "@/components/shell/site-mark";
import { readLogo } from "@/lib/settings/logo/read";
import { readSiteSettings } from "@/lib/settings/site";

/** Around what everybody may read, signed in or not. */
export default async function DocsLayout({ children }: { children: React.ReactNode }) {
  const [{ title }, logo] = await Promise.all([readSiteSettings(), readLogo()]);
  return (
    <>
      <header className="sticky top-0 z-20 flex h-(--top-bar) items-center gap-2 border-b border-gray-6 bg-surface px-3 sm:px-4">
        <a
          href="#content"
          className="sr-only rounded-sm bg-accent px-3 py-1.5 font-medium text-on-accent focus:not-sr-only focus:absolute focus:start-3 focus:top-2 focus:z-10"
        >
          Skip to the content
        </a>
        <Link
          href="/"
          className="flex h-8 min-w-0 items-center gap-2.5 rounded-sm pe-2 font-semibold hover:text-accent-text pointer-coarse:h-11"
        >
          <SiteMark logo={logo} />
          <span className="truncate">{title}</span>
        </Link>
        <LinkButton kind="quiet" size="small" href="/api-docs">
          API
        </LinkButton>
        <a
          href="/wp-json/boards/v2/openapi.json"
          className="ms-auto rounded-sm px-2 py-1.5 font-mono text-sm text-gray-11 hover:text-gray-12 max-sm:hidden"
        >
          openapi.json
        </a>
      </header>
      {children}
    </>
  );
}
