import type { Metadata } from "next";
import { NotFoundNotice } from "@/app/(app)/not-found-notice";

export const metadata: Metadata = { title: "Not found" };

/** Does not reveal whether the board exists or is not shared. */
export default function BoardNotFound() {
  return (
    <NotFoundNotice title="This board is not here">
      The address may be mistyped, or the board is gone or not shared with you. Whoever sent you the link can add you to
      it.
    </NotFoundNotice>
  );
}
