"use client";
import { useEffect, useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { LinkButton } from "@/components/ui/controls/button";

/** Removes the board from the cache. */
export function AccessEnded() {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = "No access · Boards";
    client.clear();
    // Closing dialogs restore their focus first.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [client]);

  return (
    <div role="alert" className="mx-auto flex max-w-110 flex-col items-center px-4 py-16 text-center">
      <span className="mb-4 grid size-10 place-items-center rounded-full bg-gray-3 text-gray-11">
        <Lock aria-hidden className="size-5" strokeWidth={1.5} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        You no longer have access to this board
      </h1>
      <p className="mt-2 mb-5 text-gray-11">
        It was deleted, or you were taken off it. The managers of the board can add you again.
      </p>
      <LinkButton kind="primary" href="/">
        Go to your boards
      </LinkButton>
    </div>
  );
}
