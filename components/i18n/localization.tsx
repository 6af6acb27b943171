"use client";
import { DirectionProvider, type TextDirection } from "@base-ui/react/direction-provider";
import { NextIntlClientProvider } from "next-intl";
import { useErrorTexts } from "@/components/i18n/error-texts";
import type { Messages } from "@/lib/i18n/messages";

interface LocalizationProps {
  locale: string;
  direction: TextDirection;
  messages: Partial<Messages>;
  children: React.ReactNode;
}

/** The reader's language and direction for all components below, with the texts that every page needs. */
export function Localization({ locale, direction, messages, children }: LocalizationProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <ErrorTexts />
      <DirectionProvider direction={direction}>{children}</DirectionProvider>
    </NextIntlClientProvider>
  );
}

function ErrorTexts() {
  useErrorTexts();
  return null;
}
