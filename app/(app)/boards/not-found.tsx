import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/controls/button";

export const metadata: Metadata = { title: "Not found" };

/** Whether a board is not there or not shared is not told. */
export default function BoardNotFound() {
  return (
    <div className="mx-auto flex max-w-110 flex-col items-center px-4 py-16 text-center">
      <h1 className="text-xl font-semibold">This board is not here</h1>
      <p className="mt-2 mb-5 text-gray-11">
        The address may be mistyped, or the board is gone or not shared with you. Whoever sent you the link can add you
        to it.
      </p>
      <LinkButton kind="primary" href="/">
        Go to your boards
      </LinkButton>
    </div>
  );
}
