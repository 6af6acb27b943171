import { useTranslations } from "next-intl";
import type { MailFailure } from "@/lib/mail/problems";

/** Our own words, then those of the mail server. */
export function MailProblem({ problems, reply }: MailFailure) {
  const t = useTranslations("emailLog.problems");
  return (
    <>
      {problems.map((problem) => (
        <span key={problem}>{t(problem)} </span>
      ))}
      {reply && <bdi dir="auto">{reply}</bdi>}
    </>
  );
}
