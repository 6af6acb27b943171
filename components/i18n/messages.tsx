import { getLocale } from "next-intl/server";
import { MoreMessages } from "@/components/i18n/more-messages";
import type { Namespace } from "@/lib/i18n/messages";
import { serializedMessages } from "@/lib/i18n/serialized";

/** Sends the texts of these screens to the browser, in addition to those of the layouts around. */
export async function Messages({ of, children }: { of: readonly Namespace[]; children: React.ReactNode }) {
  return <MoreMessages messages={serializedMessages(await getLocale(), of)}>{children}</MoreMessages>;
}
