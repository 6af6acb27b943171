/** As an SVG, because the CSP forbids style attributes in server-rendered HTML. */
export function ColorFill({ light, dark = light }: { light: string; dark?: string }) {
  return (
    <svg aria-hidden className="absolute inset-0 size-full rounded-[inherit]">
      <rect width="100%" height="100%" fill={light === dark ? light : `light-dark(${light}, ${dark})`} />
    </svg>
  );
}
