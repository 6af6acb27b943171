import Link from "next/link";
import { useTranslations } from "next-intl";
import { SiteMark } from "@/components/shell/site-mark";
import type { Logo } from "@/lib/settings/logo/read";

interface PublicHeaderProps {
  siteTitle: string;
  logo: Logo | null;
  /** The name of the signed-in person. */
  reader: string | null;
}

export function PublicHeader({ siteTitle, logo, reader }: PublicHeaderProps) {
  const t = useTranslations("public");
  return (
    <header className="flex items-center gap-4 border-b border-gray-6 px-4 py-3">
      <p className="flex min-w-0 items-center gap-2.5 font-semibold">
        <SiteMark logo={logo} />
        <bdi className="min-w-0 truncate">{siteTitle}</bdi>
      </p>
      <p className="ms-auto shrink-0 text-sm">
        <Link
          href={reader === null ? "/login" : "/"}
          prefetch={false}
          className="text-gray-11 underline-offset-2 hover:text-gray-12 hover:underline pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          {t(reader === null ? "signIn" : "openBoards")}
        </Link>
      </p>
    </header>
  );
}
