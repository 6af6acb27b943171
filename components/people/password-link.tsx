import { CopyField } from "@/components/ui/controls/copy-field";
import type { PasswordLinkJson } from "@/lib/users/passwords/present-link";

interface PasswordLinkProps {
  link: PasswordLinkJson;
  email: string;
}

export function PasswordLink({ link: { url, is_mailed }, email }: PasswordLinkProps) {
  return (
    <div className="mt-4 flex flex-col gap-3">
      <p>
        {is_mailed ? (
          <Mailed email={email} />
        ) : (
          "No mail server is set, so no mail was sent. Copy the link and send it to them yourself."
        )}
      </p>
      <CopyField label="Link to choose a password" button="Copy link" value={url} />
      <p className="text-sm text-gray-11">
        It works once, within seven days, and is not shown again. You can make a new one on the person’s page.
      </p>
    </div>
  );
}

const Mailed = ({ email }: { email: string }) => (
  <>
    A mail with this link is on its way to <span className="font-medium wrap-anywhere">{email}</span>. You can also send
    the link yourself.
  </>
);
