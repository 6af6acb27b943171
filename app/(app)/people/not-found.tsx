import type { Metadata } from "next";
import { NotFoundNotice } from "@/app/(app)/not-found-notice";

export const metadata: Metadata = { title: "Not found" };

/** Does not reveal whether the person exists or shares no board. */
export default function PersonNotFound() {
  return (
    <NotFoundNotice title="This person is not here">
      You see people with whom you share a board. The address may be mistyped, or the account is gone.
    </NotFoundNotice>
  );
}
