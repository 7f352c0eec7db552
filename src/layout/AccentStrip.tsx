/** The thin line in the accent colour that frames every page, at its top and at its bottom. */
export function AccentStrip() {
  return <div aria-hidden="true" className="h-[4px] bg-accent" />;
}
