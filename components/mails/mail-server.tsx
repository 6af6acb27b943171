import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";

export interface MailServerProps {
  host: string | null;
  sender: string;
}

const code = (chunks: React.ReactNode) => (
  <code dir="ltr" className="font-mono text-sm wrap-anywhere">
    {chunks}
  </code>
);

export function MailServer({ host, sender: from }: MailServerProps) {
  const t = useTranslations("emailLog.server");
  const sender = (chunks: React.ReactNode) => <bdi className="wrap-anywhere">{chunks}</bdi>;
  return host ? (
    <p className="text-gray-11">{t.rich("sendsThrough", { name: host, host: code, from, sender })}</p>
  ) : (
    <Alert kind="warning" title={t("none")}>
      <p>{t.rich("howToSetUp", { code })}</p>
    </Alert>
  );
}
