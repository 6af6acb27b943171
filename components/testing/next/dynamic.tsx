import { type ComponentType, lazy, Suspense } from "react";

export default function dynamic<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading: Loading }: { ssr?: boolean; loading?: ComponentType } = {},
) {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Dynamic(props: Props) {
    return (
      <Suspense fallback={Loading && <Loading />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
