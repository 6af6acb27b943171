"use client";
import { useEffect } from "react";
import { LinkButton } from "@/components/ui/controls/link-button";
import { addressOfFragment } from "@/lib/wordpress/deep-link";

/** Only the browser knows the fragment. The link is for readers without script. */
export function DeepLink({ label }: { label: string }) {
  useEffect(() => location.replace(addressOfFragment(location.hash)), []);
  return (
    <LinkButton href="/boards" kind="primary" className="self-start">
      {label}
    </LinkButton>
  );
}
