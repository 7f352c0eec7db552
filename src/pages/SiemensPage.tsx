import siemens from '#content/siemens';

/** Siemens: empty but for the shared layout and a heading for screen readers. */
export function SiemensPage() {
  return (
    <h1 data-print="none" className="sr-only">
      {siemens.title}
    </h1>
  );
}
