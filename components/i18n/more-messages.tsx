"use client";
import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { useMemo } from "react";
import type { Messages } from "@/lib/i18n/messages";

interface MoreMessagesProps {
  messages: Partial<Messages>;
  children: React.ReactNode;
}

/** next-intl's provider replaces the messages of the one around; this one adds to them. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const around = useMessages();
  const merged = useMemo(() => ({ ...around, ...messages }), [around, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={merged}>
      {children}
    </NextIntlClientProvider>
  );
}
