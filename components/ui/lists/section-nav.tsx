import Link from "next/link";
import { ScrollingNav } from "@/components/ui/lists/scrolling-nav";

interface SectionNavProps {
  label: string;
  places: { href: string; label: string; isCurrent?: boolean }[];
}

/** A list beside the page, or a scrolling row on small screens. */
export const SectionNav = ({ label, places }: SectionNavProps) => (
  <ScrollingNav
    label={label}
    current={places.find(({ isCurrent }) => isCurrent)?.href}
    className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-b max-lg:border-gray-6 max-lg:px-4 sm:max-lg:-mx-6 sm:max-lg:px-6"
  >
    <ul className="flex gap-0.5 max-lg:w-max lg:flex-col">
      {places.map(({ href, label: name, isCurrent }) => (
        <li key={href}>
          <Link href={href} aria-current={isCurrent ? "page" : undefined} className={linkStyle}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </ScrollingNav>
);

const linkStyle =
  "flex h-9 items-center px-2.5 whitespace-nowrap text-gray-11 -outline-offset-2 hover:text-gray-12 aria-[current]:font-medium aria-[current]:text-gray-12 " +
  "max-lg:h-11 max-lg:border-b-2 max-lg:border-transparent max-lg:aria-[current]:border-accent lg:rounded-sm lg:hover:bg-gray-4 lg:aria-[current]:bg-gray-4 pointer-coarse:h-11";
