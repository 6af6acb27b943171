"use client";
import { DirectionProvider, type TextDirection } from "@base-ui/react/direction-provider";
import { NextIntlClientProvider } from "next-intl";
import { useErrorTexts } from "@/components/i18n/error-texts";
import { MoreMessages } from "@/components/i18n/more-messages";

interface LocalizationProps {
  locale: string;
  direction: TextDirection;
  messages: React.ComponentProps<typeof MoreMessages>["messages"];
  children: React.ReactNode;
}

/** The reader's language and direction for all components below, with the texts that every page needs. */
export function Localization({ locale, direction, messages, children }: LocalizationProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={NONE} timeZone="UTC">
      <MoreMessages messages={messages}>
        <ErrorTexts />
        <DirectionProvider direction={direction}>{children}</DirectionProvider>
      </MoreMessages>
    </NextIntlClientProvider>
  );
}

const NONE = {};

function ErrorTexts() {
  useErrorTexts();
  return null;
}
