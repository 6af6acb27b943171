"use client";
import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { useMemo } from "react";

interface MoreMessagesProps {
  /** An object by namespace. */
  json: string;
  children: React.ReactNode;
}

/** next-intl's provider replaces the messages of the one around; this one adds to them. */
export function MoreMessages({ json, children }: MoreMessagesProps) {
  const around = useMessages();
  const merged = useMemo(() => ({ ...around, ...JSON.parse(json) }), [around, json]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={merged}>
      {children}
    </NextIntlClientProvider>
  );
}
