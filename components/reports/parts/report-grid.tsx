/** Two charts beside each other, if there is room; one on paper, where they are cut otherwise. */
export const ReportGrid = ({ children }: { children: React.ReactNode }) => (
  <div className="grid grid-cols-1 gap-6 xl:grid-cols-2 print:grid-cols-1">{children}</div>
);
