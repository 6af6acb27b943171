import Link from "next/link";

interface SettingsNavProps {
  at: "general" | "mail";
  /** Whether the site's mails are for them. */
  seesMails: boolean;
}

/** Beside the page, and above it where there is no room. */
export const SettingsNav = ({ at, seesMails }: SettingsNavProps) => (
  <nav aria-label="Settings" className="w-55 shrink-0 max-lg:w-full max-lg:border-b max-lg:border-gray-6">
    <ul className="flex gap-0.5 lg:sticky lg:top-20 lg:flex-col">
      <Place href="/settings" isHere={at === "general"}>
        General
      </Place>
      {seesMails && (
        <Place href="/settings/mail" isHere={at === "mail"}>
          Mail
        </Place>
      )}
    </ul>
  </nav>
);

const Place = ({ href, isHere, children }: { href: string; isHere: boolean; children: React.ReactNode }) => (
  <li>
    <Link
      href={href}
      aria-current={isHere ? "page" : undefined}
      className="flex h-8 items-center px-2.5 text-gray-11 -outline-offset-2 hover:text-gray-12 aria-[current]:font-medium aria-[current]:text-gray-12 max-lg:h-11 max-lg:border-b-2 max-lg:border-transparent max-lg:px-3 max-lg:aria-[current]:border-accent lg:rounded-sm lg:hover:bg-gray-4 lg:aria-[current]:bg-gray-4 pointer-coarse:h-11"
    >
      {children}
    </Link>
  </li>
);
