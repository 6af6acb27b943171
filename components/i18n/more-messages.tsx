"use client";
import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { useMemo } from "react";
import type { Translation } from "@/lib/i18n/messages";

interface MoreMessagesProps {
  /** By namespace; as JSON where they come from the server, which keeps its identity when the page is refreshed. */
  messages: Partial<Translation> | string;
  children: React.ReactNode;
}

/** next-intl's provider replaces the messages of the one around; this one adds to them. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const around = useMessages();
  const merged = useMemo(
    () => ({ ...around, ...(typeof messages === "string" ? JSON.parse(messages) : messages) }),
    [around, messages],
  );
  return (
    <NextIntlClientProvider locale={useLocale()} messages={merged}>
      {children}
    </NextIntlClientProvider>
  );
}
