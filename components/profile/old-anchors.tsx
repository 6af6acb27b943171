"use client";
import { useEffect } from "react";
import { useRouter } from "next/navigation";

const PAGES: Readonly<Record<string, string>> = {
  "#notifications": "/profile/notifications",
  "#password": "/profile/account#password",
  "#application-passwords": "/profile/account#application-passwords",
  "#sessions": "/profile/account#sessions",
  "#appearance": "/profile/account#appearance",
};

/** Emails and apps link to sections of the profile from when it was one page. */
export function OldAnchors() {
  const router = useRouter();
  useEffect(() => {
    const page = PAGES[location.hash];
    if (page) router.replace(page);
  }, [router]);
  return null;
}
