import "server-only";
import { getRequestConfig } from "next-intl/server";
import { messagesIn } from "@/lib/i18n/catalogue";
import { readerLocale } from "@/lib/i18n/reader-locale";

/** What next-intl asks for once per request; next.config.ts names this file. */
export default getRequestConfig(async () => {
  const locale = await readerLocale();
  return { locale, messages: messagesIn(locale), timeZone: "UTC" };
});
