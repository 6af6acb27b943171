import Link from "next/link";

/** The title of an idea. Its link covers the whole card around, which must be `relative`. */
export const IdeaLink = ({ href, title }: { href: string; title: string }) => (
  <Link
    href={href}
    prefetch={false}
    className="outline-none after:absolute after:inset-0 after:rounded-[inherit] hover:text-accent-text focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
  >
    <bdi>{title}</bdi>
  </Link>
);
