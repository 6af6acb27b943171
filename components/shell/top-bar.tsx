import Link from "next/link";
import { AccountMenu } from "@/components/shell/account-menu";
import { Mark } from "@/components/ui/mark";
import type { Theme } from "@/lib/theme";

interface TopBarProps {
  id: number;
  name: string;
  email: string;
  theme: Theme;
}

export function TopBar({ id, name, email, theme }: TopBarProps) {
  return (
    <header className="sticky top-0 z-20 flex h-12 items-center gap-1 border-b border-gray-6 bg-surface px-3 sm:px-4">
      <a href="#content" className="sr-only rounded-sm bg-accent px-3 py-1.5 font-medium text-on-accent focus:not-sr-only focus:absolute focus:start-3 focus:top-2 focus:z-10">
        Skip to the content
      </a>
      <nav aria-label="Main" className="flex items-center">
        <Link href="/" className="flex h-8 items-center gap-2.5 rounded-sm pe-2.5 text-base font-semibold hover:text-accent-text pointer-coarse:h-11">
          <Mark className="size-6" />
          Boards
        </Link>
      </nav>
      <div className="ms-auto">
        <AccountMenu id={id} name={name} email={email} theme={theme} />
      </div>
    </header>
  );
}
