import { lazyModule } from '../features/navigation/lazyModule';

/** What of these pages never changes once it is rendered, each page's in a chunk of its own. */
export const technologiesStatic = lazyModule(() => import('./TechnologiesStatic'));
export const itSolutionsStatic = lazyModule(() => import('./ItSolutionsStatic'));
