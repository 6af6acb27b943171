import { OnlyForAdministrators } from "@/components/ui/pages/only-for-administrators";

export const MailsForbidden = () => (
  <OnlyForAdministrators heading="Mail" title="Only administrators of the site see its mails">
    They may hold links that open doors. Ask an administrator if a mail did not arrive.
  </OnlyForAdministrators>
);
