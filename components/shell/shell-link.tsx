"use client";
import Link from "next/link";
import { useState } from "react";

type ShellLinkProps = Omit<React.ComponentProps<typeof Link>, "prefetch">;

/** Every page has these links, and few of them are followed: their pages are fetched when somebody is about to. */
export function ShellLink(props: ShellLinkProps) {
  const [isLikely, setLikely] = useState(false);
  const expect = () => setLikely(true);
  return (
    <Link
      {...props}
      prefetch={isLikely ? null : false}
      onPointerEnter={expect}
      onFocus={expect}
      onTouchStart={expect}
    />
  );
}
