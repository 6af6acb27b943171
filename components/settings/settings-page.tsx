import { SettingsNav } from "@/components/settings/settings-nav";

interface SettingsPageProps extends React.ComponentProps<typeof SettingsNav> {
  children: React.ReactNode;
}

export const SettingsPage = ({ children, ...nav }: SettingsPageProps) => (
  <div className="mx-auto flex w-full max-w-300 gap-x-10 gap-y-6 px-4 pt-2 pb-8 max-lg:flex-col sm:px-6 lg:py-10">
    <SettingsNav {...nav} />
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);
