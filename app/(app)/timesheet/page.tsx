import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { Messages } from "@/components/i18n/messages";
import { type SheetSearch, sheetSearchIn } from "@/components/timesheet/words/search-params";
import { TimesheetScreen } from "@/components/timesheet/timesheet-screen";
import { readTimesheet } from "@/lib/timesheet/read";
import { readerLocale } from "@/lib/i18n/reader-locale";
import type { CurrentUser } from "@/lib/users/current-user";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("timesheet");
  return { title: t("title") };
}

export default async function TimesheetPage({ searchParams }: PageProps<"/timesheet">) {
  const { user } = await requireSession("/timesheet");
  return (
    <Messages of={["boardTable", "quickEntry", "timesheet"]}>
      <TimesheetScreen view={await viewOf(sheetSearchIn(await searchParams), user)} />
    </Messages>
  );
}

async function viewOf(search: SheetSearch, user: CurrentUser) {
  const [timesheet, locale] = await Promise.all([readTimesheet(search, user), readerLocale()]);
  if (!timesheet) notFound();
  const { board, person } = timesheet;
  return {
    ...timesheet,
    locale,
    search: { ...search, boardId: board?.id ?? null, personId: person.isReader ? null : person.id },
  };
}
