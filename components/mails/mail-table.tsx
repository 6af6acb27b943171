import type { MailsSearch } from "@/components/mails/search-params";
import type { MailView } from "@/components/mails/view-model";
import { MailRow } from "@/components/mails/mail-row";

interface MailTableProps {
  mails: readonly MailView[];
  query: MailsSearch;
}

export const MailTable = ({ mails, query }: MailTableProps) => (
  <table className="w-full">
    <caption className="sr-only">Mails, the latest first</caption>
    <thead className="max-sm:sr-only">
      <tr className="text-sm text-gray-11 *:h-9 *:font-medium">
        <th scope="col" className="w-full ps-4 pe-3 text-start">
          Mail
        </th>
        <th scope="col" className="px-3 text-start max-sm:hidden">
          State
        </th>
        <th scope="col" className="px-3 text-start max-md:hidden">
          Kind
        </th>
        <th scope="col" className="px-3 text-end max-md:hidden">
          Tries
        </th>
        <th scope="col" className="px-3 text-start max-sm:hidden">
          Written
        </th>
        <th scope="col">
          <span className="sr-only">What can be done</span>
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
