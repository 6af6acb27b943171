import Link from "next/link";
import { useTranslations } from "next-intl";
import { ChevronRight, ListTodo, SquareKanban } from "lucide-react";

const ACCOUNTS = [
  { account: "trello", words: "cardBoard", Icon: SquareKanban },
  { account: "asana", words: "work", Icon: ListTodo },
] as const;

/** Boards that are read from the account itself, without a file. */
export function AccountLinks() {
  const t = useTranslations("imports.connect");
  return (
    <section aria-labelledby="accounts-title" className="mt-2">
      <h2 id="accounts-title" className="mb-2 font-medium">
        {t("title")}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {ACCOUNTS.map(({ account, words, Icon }) => (
          <li
            key={account}
            className="relative flex gap-3 rounded-md border border-gray-6 bg-surface p-4 transition-colors hover:border-gray-8"
          >
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
            <div className="min-w-0 flex-1">
              <Link
                href={`/boards/import?account=${account}`}
                className="font-medium outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
              >
                {t(`${words}.name`)}
              </Link>
              <p className="text-sm text-gray-11">{t(`${words}.text`)}</p>
            </div>
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 self-center text-gray-11 rtl:-scale-x-100"
              strokeWidth={1.5}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
