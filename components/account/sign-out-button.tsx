"use client";
import { signOutTo } from "@/components/account/sign-out";

const linkClass =
  "rounded-[2px] font-medium text-accent-text underline-offset-2 hover:underline pointer-coarse:min-h-11";

interface SignOutButtonProps {
  /** A path of this site. */
  destination: string;
  className?: string;
  children: React.ReactNode;
}

export function SignOutButton({ destination, className = linkClass, children }: SignOutButtonProps) {
  return (
    <button type="button" onClick={() => void signOutTo(destination)} className={className}>
      {children}
    </button>
  );
}
