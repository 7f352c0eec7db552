import type { AboutSection } from '../../content/schema';
import { FieldColumns, FieldIndex } from './FieldSections';
import { FlowSection } from './FlowSection';
import { PlanSection } from './PlanSection';
import { PromiseSection, PromiseWithFields } from './PromiseSection';
import { WordsSection } from './WordsSection';

/**
 * The fields that the company works in. What a section has decides how it is composed: a plan, a
 * promise with its record or with what belongs to it, a flow, or fields of work, of which every second
 * list stands in columns.
 */
export function AboutSections({ sections }: { sections: AboutSection[] }) {
  const withFields = sections.filter((section) => compositionOf(section) === FieldIndex);
  return sections.map((section, index) => {
    const Composition =
      withFields.indexOf(section) % 2 === 1 ? FieldColumns : compositionOf(section);
    return <Composition key={section.id} section={section} surface={index % 2 ? 'band' : 'page'} />;
  });
}

function compositionOf({ plan, promise, flow, fields }: AboutSection) {
  if (plan) return PlanSection;
  if (promise) return fields && !promise.log && !flow ? PromiseWithFields : PromiseSection;
  if (flow) return FlowSection;
  return fields ? FieldIndex : WordsSection;
}
