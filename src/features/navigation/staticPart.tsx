import { type ComponentType, lazy, useState } from 'react';
import { useHydrating } from '../../ui/useHydrating';
import type { LazyModule } from './lazyModule';
import { reloadPage } from './lazyWithPreload';

/**
 * Tells React that the HTML inside an element is not its own. Always the same object: if a later
 * render had another one, React would write its empty HTML into the page.
 */
const asRendered = { __html: '' };

/**
 * A part of a page that never changes once it is rendered, and has no link or button. In a page of
 * the build it stays as it was rendered: React leaves it out while it hydrates, and neither its code
 * nor its words are loaded. A page that a link opens waits for them as for its other code.
 */
export function staticPart<Module, Props extends object>(
  code: LazyModule<Module>,
  componentOf: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const Late = lazy(async () => ({
    default: componentOf(await code.preload().catch(reloadPage)),
  }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, as `lazy` is
  return function StaticPart(props) {
    const hydrating = useHydrating();
    // Chosen once: what is kept stays kept. While prerendering, all code is loaded.
    const [Part] = useState(() => {
      if (code.loaded) return componentOf(code.loaded);
      return hydrating ? undefined : Late;
    });
    if (Part)
      return (
        <div>
          <Part {...props} />
        </div>
      );
    return (
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: this is how React is told to leave it alone
        dangerouslySetInnerHTML={asRendered}
        suppressHydrationWarning
      />
    );
  };
}
