import { laterPart } from '../features/navigation/laterPart';

/** The home page below its first view. */
export const HomeLater = laterPart(async () => (await import('./HomeBands')).HomeBands);
