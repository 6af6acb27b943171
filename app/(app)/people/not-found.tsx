import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/controls/button";

export const metadata: Metadata = { title: "Not found" };

/** Whether somebody is not there or shares no board is not told. */
export default function PersonNotFound() {
  return (
    <div className="mx-auto flex max-w-110 flex-col items-center px-4 py-16 text-center">
      <h1 className="text-xl font-semibold">This person is not here</h1>
      <p className="mt-2 mb-5 text-gray-11">
        You see people with whom you share a board. The address may be mistyped, or the account is gone.
      </p>
      <LinkButton kind="primary" href="/">
        Go to your boards
      </LinkButton>
    </div>
  );
}
