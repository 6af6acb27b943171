import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export const metadata: Metadata = { title: "Not found" };

/** Whether a board is not there or not shared is not told. */
export default function BoardNotFound() {
  return (
    <div className="mx-auto max-w-110 px-4 py-16">
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        title="This board is not here"
        action={
          <LinkButton kind="primary" href="/boards">
            Go to your boards
          </LinkButton>
        }
      >
        The address may be mistyped, or the board is gone or not shared with you. Whoever sent you the link can add you to it.
      </EmptyState>
    </div>
  );
}
