import Link from "next/link";
import { ChevronLeft } from "lucide-react";
import { buttonStyle } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";

interface PageProps {
  nav?: React.ReactNode;
  /** For forms with a readable line length. */
  narrow?: boolean;
  children: React.ReactNode;
}

/** All pages with a heading begin at the same edge and height. */
export const Page = ({ nav, narrow, children }: PageProps) => (
  <div className="mx-auto flex w-full max-w-300 gap-x-10 px-4 max-lg:flex-col sm:px-6 print:block print:max-w-none print:px-0">
    {nav && (
      <div className="shrink-0 lg:sticky lg:top-(--top-bar) lg:-ms-2.5 lg:max-h-[calc(100dvh-var(--top-bar))] lg:w-55 lg:self-start lg:overflow-y-auto lg:py-8 print:hidden">
        {nav}
      </div>
    )}
    <div className={classNames("w-full min-w-0 flex-1 pt-5 pb-10 sm:pt-8", narrow && "max-w-180")}>{children}</div>
  </div>
);

interface PageHeadingProps {
  id?: string;
  back?: { href: string; label: string };
  actions?: React.ReactNode;
  children: React.ReactNode;
}

export const PageHeading = ({ id, back, actions, children }: PageHeadingProps) => (
  <div className="mb-6 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-3 pointer-coarse:min-h-11">
    {back && (
      <Link
        href={back.href}
        aria-label={back.label}
        className={buttonStyle({ kind: "quiet", size: "icon" }, "-ms-2 -me-1")}
      >
        <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />
      </Link>
    )}
    <h1
      id={id}
      tabIndex={-1}
      className="min-w-0 flex-1 basis-40 text-xl leading-tight font-semibold wrap-anywhere outline-none"
    >
      <bdi>{children}</bdi>
    </h1>
    {actions}
  </div>
);
