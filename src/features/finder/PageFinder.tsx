import { FinderForm } from './FinderForm';
import type { useFinder } from './useFinder';

/** The field that finds, beside the heading of a page. Without a script nothing would be found. */
export function PageFinder({ form }: { form: ReturnType<typeof useFinder>['form'] }) {
  return (
    <div data-print="none" className="noscript:hidden">
      <FinderForm {...form} onDark />
    </div>
  );
}
