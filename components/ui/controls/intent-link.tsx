"use client";
import Link from "next/link";
import { useState } from "react";

type IntentLinkProps = Omit<React.ComponentProps<typeof Link>, "prefetch">;

/** For links that every page has, and of which few are followed: their pages are fetched when somebody is about to. */
export function IntentLink(props: IntentLinkProps) {
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
