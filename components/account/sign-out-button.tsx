"use client";
import { signOut } from "@/components/account/sign-in";
import { leaveFor } from "@/components/ui/leave";
import { problemOf } from "@/components/ui/problem";
import { toast } from "@/components/ui/toasts";

interface SignOutButtonProps {
  /** Where the next person goes after signing in; a path of this site. */
  destination: string;
  children: React.ReactNode;
}

export function SignOutButton({ destination, children }: SignOutButtonProps) {
  const leave = () =>
    signOut().then(
      () => leaveFor(`/login?redirect_to=${encodeURIComponent(destination)}`),
      (error: unknown) => void toast(problemOf(error), "error"),
    );

  return (
    <button type="button" onClick={leave} className="rounded-[2px] font-medium text-accent-text underline-offset-2 hover:underline pointer-coarse:min-h-11">
      {children}
    </button>
  );
}
