import { Alert } from "@/components/ui/feedback/alert";

export interface MailServerProps {
  host: string | null;
  sender: string;
}

const Code = ({ children }: { children: string }) => (
  <code className="font-mono text-sm wrap-anywhere">{children}</code>
);

export const MailServer = ({ host, sender }: MailServerProps) =>
  host ? (
    <p className="text-gray-11">
      Mails leave through <Code>{host}</Code>, from <bdi className="wrap-anywhere">{sender}</bdi>.
    </p>
  ) : (
    <Alert kind="warning" title="No mail server is set">
      <p>
        Mails reach nobody and are stored here. Set <Code>SMTP_URL</Code> to your mail server’s address, like{" "}
        <Code>smtp://user:password@mail.example.com:587</Code>, and <Code>MAIL_FROM</Code> to the sender, then start
        Boards again. New mails leave then; those that are stored wait for you to send them.
      </p>
    </Alert>
  );
