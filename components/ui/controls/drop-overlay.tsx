/** For a `relative` parent while files are dragged over it. */
export function DropOverlay({ children }: { children: string }) {
  return (
    <p className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-md border-2 border-dashed border-accent bg-surface/90 p-4 text-center font-medium">
      {children}
    </p>
  );
}
