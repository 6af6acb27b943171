"use client";
import { signOut } from "@/components/account/sign-in";
import { leaveFor } from "@/components/ui/leave";
import { problemOf } from "@/components/ui/problem";
import { toast } from "@/components/ui/toasts";

const linkLook = "rounded-[2px] font-medium text-accent-text underline-offset-2 hover:underline pointer-coarse:min-h-11";

interface SignOutButtonProps {
  /** A path of this site. */
  destination: string;
  className?: string;
  children: React.ReactNode;
}

export function SignOutButton({ destination, className = linkLook, children }: SignOutButtonProps) {
  const leave = () =>
    signOut().then(
      () => leaveFor(destination),
      (error: unknown) => void toast(problemOf(error), "error"),
    );

  return (
    <button type="button" onClick={leave} className={className}>
      {children}
    </button>
  );
}
