import { getMessages } from "next-intl/server";
import { MoreMessages } from "@/components/i18n/more-messages";
import { type Namespace, pickMessages } from "@/lib/i18n/messages";

/** Sends the texts of these screens to the browser, in addition to those of the layouts around. */
export async function Messages({ of, children }: { of: readonly Namespace[]; children: React.ReactNode }) {
  return <MoreMessages messages={pickMessages(await getMessages(), of)}>{children}</MoreMessages>;
}
