import { classNames } from "@/components/ui/class-names";

interface AuthPageProps {
  title: React.ReactNode;
  text?: React.ReactNode;
  children?: React.ReactNode;
  footer?: React.ReactNode;
  className?: string;
}

export function AuthPage({ title, text, children, footer, className }: AuthPageProps) {
  return (
    <>
      <div
        className={classNames(
          "flex w-full flex-col gap-6 rounded-lg border border-gray-6 bg-surface p-6 shadow-raised sm:p-8",
          className,
        )}
      >
        <div>
          <h1 className="text-xl font-semibold">{title}</h1>
          {text && <div className="mt-1.5 text-gray-11">{text}</div>}
        </div>
        {children}
      </div>
      {footer && (
        <div className="mt-5 text-center text-sm text-gray-11 pointer-coarse:mt-2 pointer-coarse:*:inline-flex pointer-coarse:*:min-h-11 pointer-coarse:*:items-center">
          {footer}
        </div>
      )}
    </>
  );
}
