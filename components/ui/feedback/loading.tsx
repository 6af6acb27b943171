interface LoadingProps {
  className?: string;
  /** Its shape, in skeletons. */
  children: React.ReactNode;
}

export const Loading = ({ className, children }: LoadingProps) => (
  <div role="status" aria-label="Loading" className={className}>
    {children}
  </div>
);
