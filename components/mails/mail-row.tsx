import Link from "next/link";
import { useTranslations } from "next-intl";
import { Time } from "@/components/ui/brand/time";
import { MailProblem } from "@/components/mails/mail-problem";
import { MailType } from "@/components/mails/mail-type";
import { addressOfMail, type MailsSearch } from "@/components/mails/search-params";
import type { MailView } from "@/components/mails/view-model";
import { RetryMail } from "@/components/mails/retry-mail";
import { StateBadge } from "@/components/mails/state-badge";

export function MailRow({ mail, query }: { mail: MailView; query: MailsSearch }) {
  const t = useTranslations("emailLog.email");
  const { id, subject, to, state, kind, attempts, failure, at, nextTry, canRetry } = mail;
  return (
    <tr className="relative border-t border-gray-6 align-top hover:bg-gray-2">
      <th scope="row" className="py-2.5 ps-4 pe-3 text-start font-normal">
        <Link
          href={addressOfMail(id, query)}
          className="block font-medium wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <bdi>{subject || t("noSubject")}</bdi>
        </Link>
        <span className="block text-sm wrap-anywhere text-gray-11">
          <bdi>{to}</bdi>
        </span>
        {failure && (
          <span className="line-clamp-2 text-sm wrap-anywhere text-red-text">
            <MailProblem {...failure} />
          </span>
        )}
        {nextTry && (
          <span className="block text-sm text-gray-11">
            {t.rich("nextAttempt", { time: () => <Time {...nextTry} /> })}
          </span>
        )}
        <span className="mt-1 flex items-center gap-2 text-sm text-gray-11 sm:hidden">
          <StateBadge state={state} />
          <Written {...at} />
        </span>
      </th>
      <td className="px-3 py-2.5 max-sm:hidden">
        <StateBadge state={state} />
      </td>
      <td className="px-3 py-2.5 text-sm text-gray-11 max-md:hidden">
        <MailType kind={kind} />
      </td>
      <td className="px-3 py-2.5 text-end text-sm text-gray-11 tabular-nums max-md:hidden">{attempts}</td>
      <td className="px-3 py-2.5 text-sm whitespace-nowrap text-gray-11 tabular-nums max-sm:hidden">
        <Written {...at} />
      </td>
      <td className="py-2 ps-1 pe-4 text-end">
        {canRetry && (
          <div className="relative z-10 inline-block">
            <RetryMail mail={mail} size="small" />
          </div>
        )}
      </td>
    </tr>
  );
}

const Written = ({ iso, text: words, full: whole }: MailView["at"]) => (
  <time dateTime={iso} title={whole}>
    {words}
  </time>
);
