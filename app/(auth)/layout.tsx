import { Mark } from "@/components/ui/mark";
import { readSiteSettings } from "@/lib/settings/site";

export default async function DoorsLayout({ children }: { children: React.ReactNode }) {
  const { title } = await readSiteSettings();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-110 flex-col justify-center px-4 py-10">
      <p className="mb-6 flex items-center justify-center gap-2.5 text-lg font-semibold">
        <Mark className="size-7 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </p>
      {children}
    </main>
  );
}
