import { SiteMark } from "@/components/shell/site-mark";
import { readLogo } from "@/lib/settings/logo/read";
import { readSiteSettings } from "@/lib/settings/site";

export default async function AuthLayout({ children }: { children: React.ReactNode }) {
  const [{ title }, logo] = await Promise.all([readSiteSettings(), readLogo()]);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-110 flex-col justify-center px-4 py-10">
      <p className="mb-6 flex items-center justify-center gap-2.5 text-lg font-semibold">
        <SiteMark logo={logo} size="large" />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </p>
      {children}
    </main>
  );
}
