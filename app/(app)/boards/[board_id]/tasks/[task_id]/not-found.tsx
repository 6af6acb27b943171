import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/controls/button";

export const metadata: Metadata = { title: "Not found" };

/** Whether a task is not there or its board is not shared is not told. */
export default function TaskNotFound() {
  return (
    <div className="mx-auto flex max-w-110 flex-col items-center px-4 py-16 text-center">
      <h1 className="text-xl font-semibold">This task is not here</h1>
      <p className="mt-2 mb-5 text-gray-11">
        The address may be mistyped, or the task was deleted, or its board is not shared with you. Whoever sent you the
        link can say which.
      </p>
      <LinkButton kind="primary" href="/">
        Go to your boards
      </LinkButton>
    </div>
  );
}
