import { useTranslations } from "next-intl";
import type { MailsSearch } from "@/components/mails/search-params";
import type { MailView } from "@/components/mails/view-model";
import { MailRow } from "@/components/mails/mail-row";

interface MailTableProps {
  mails: readonly MailView[];
  query: MailsSearch;
}

export function MailTable({ mails, query }: MailTableProps) {
  const t = useTranslations("emailLog.columns");
  const list = useTranslations("emailLog.list");
  return (
    <table className="w-full">
      <caption className="sr-only">{list("caption")}</caption>
      <thead className="max-sm:sr-only">
        <tr className="text-sm text-gray-11 *:h-9 *:font-medium">
          <th scope="col" className="w-full ps-4 pe-3 text-start">
            {t("email")}
          </th>
          <th scope="col" className="px-3 text-start max-sm:hidden">
            {t("status")}
          </th>
          <th scope="col" className="px-3 text-start max-md:hidden">
            {t("type")}
          </th>
          <th scope="col" className="px-3 text-end max-md:hidden">
            {t("attempts")}
          </th>
          <th scope="col" className="px-3 text-start max-sm:hidden">
            {t("created")}
          </th>
          <th scope="col">
            <span className="sr-only">{t("actions")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} query={query} />
        ))}
      </tbody>
    </table>
  );
}
