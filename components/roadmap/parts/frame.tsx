/** The width and edges of a roadmap's pages. */
export const RoadmapFrame = ({ children }: { children: React.ReactNode }) => (
  <div className="mx-auto w-full max-w-300 px-4 pt-6 pb-12 sm:px-6 sm:pt-10">{children}</div>
);
