import type { Metadata } from "next";
import { NotFoundNotice } from "@/app/(app)/not-found-notice";

export const metadata: Metadata = { title: "Not found" };

/** Does not reveal whether the task exists or its board is not shared. */
export default function TaskNotFound() {
  return (
    <NotFoundNotice title="This task is not here">
      The address may be mistyped, or the task was deleted, or its board is not shared with you. Whoever sent you the
      link can say which.
    </NotFoundNotice>
  );
}
