import siemens from '#content/siemens';

/** Siemens: empty but for the shared layout; its heading is for those who cannot see that. */
export function SiemensPage() {
  return (
    <h1 data-print="none" className="sr-only">
      {siemens.title}
    </h1>
  );
}
