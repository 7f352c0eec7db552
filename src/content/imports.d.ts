// Written with the modules (`src/build/content/writeModules.ts`): it is not edited.
declare module '#content/home' {
  const content: import('../build/content/contentModules').ContentImports['home'];
  export default content;
}
declare module '#content/technologies' {
  const content: import('../build/content/contentModules').ContentImports['technologies'];
  export default content;
}
declare module '#content/about' {
  const content: import('../build/content/contentModules').ContentImports['about'];
  export default content;
}
declare module '#content/contact' {
  const content: import('../build/content/contentModules').ContentImports['contact'];
  export default content;
}
declare module '#content/itsolutions' {
  const content: import('../build/content/contentModules').ContentImports['itsolutions'];
  export default content;
}
declare module '#content/siemens' {
  const content: import('../build/content/contentModules').ContentImports['siemens'];
  export default content;
}
declare module '#content/labels/carousel' {
  const content: import('../build/content/contentModules').ContentImports['labels/carousel'];
  export default content;
}
declare module '#content/labels/contact' {
  const content: import('../build/content/contentModules').ContentImports['labels/contact'];
  export default content;
}
declare module '#content/labels/contact-form' {
  const content: import('../build/content/contentModules').ContentImports['labels/contact-form'];
  export default content;
}
declare module '#content/labels/contact-strip' {
  const content: import('../build/content/contentModules').ContentImports['labels/contact-strip'];
  export default content;
}
declare module '#content/labels/copy' {
  const content: import('../build/content/contentModules').ContentImports['labels/copy'];
  export default content;
}
declare module '#content/labels/error' {
  const content: import('../build/content/contentModules').ContentImports['labels/error'];
  export default content;
}
declare module '#content/labels/finder' {
  const content: import('../build/content/contentModules').ContentImports['labels/finder'];
  export default content;
}
declare module '#content/labels/finder-field' {
  const content: import('../build/content/contentModules').ContentImports['labels/finder-field'];
  export default content;
}
declare module '#content/labels/finder-words' {
  const content: import('../build/content/contentModules').ContentImports['labels/finder-words'];
  export default content;
}
declare module '#content/labels/flip-card' {
  const content: import('../build/content/contentModules').ContentImports['labels/flip-card'];
  export default content;
}
declare module '#content/labels/footer' {
  const content: import('../build/content/contentModules').ContentImports['labels/footer'];
  export default content;
}
declare module '#content/labels/jobs' {
  const content: import('../build/content/contentModules').ContentImports['labels/jobs'];
  export default content;
}
declare module '#content/labels/line' {
  const content: import('../build/content/contentModules').ContentImports['labels/line'];
  export default content;
}
declare module '#content/labels/line-stage' {
  const content: import('../build/content/contentModules').ContentImports['labels/line-stage'];
  export default content;
}
declare module '#content/labels/office-hours' {
  const content: import('../build/content/contentModules').ContentImports['labels/office-hours'];
  export default content;
}
declare module '#content/labels/panels' {
  const content: import('../build/content/contentModules').ContentImports['labels/panels'];
  export default content;
}
declare module '#content/labels/shared' {
  const content: import('../build/content/contentModules').ContentImports['labels/shared'];
  export default content;
}
declare module '#content/labels/successors' {
  const content: import('../build/content/contentModules').ContentImports['labels/successors'];
  export default content;
}
declare module '#content/labels/written' {
  const content: import('../build/content/contentModules').ContentImports['labels/written'];
  export default content;
}
declare module '#content/not-found' {
  const content: import('../build/content/contentModules').ContentImports['not-found'];
  export default content;
}
declare module '#content/site' {
  const content: import('../build/content/contentModules').ContentImports['site'];
  export default content;
}
declare module '#content/drawing' {
  const content: import('../build/content/contentModules').ContentImports['drawing'];
  export default content;
}
declare module '#content/office-hours' {
  const content: import('../build/content/contentModules').ContentImports['office-hours'];
  export default content;
}
declare module '#content/breakdown' {
  const content: import('../build/content/contentModules').ContentImports['breakdown'];
  export default content;
}
declare module '#content/slides' {
  const content: import('../build/content/contentModules').ContentImports['slides'];
  export default content;
}
declare module '#content/services' {
  const content: import('../build/content/contentModules').ContentImports['services'];
  export default content;
}
declare module '#content/partners' {
  const content: import('../build/content/contentModules').ContentImports['partners'];
  export default content;
}
declare module '#content/jobs' {
  const content: import('../build/content/contentModules').ContentImports['jobs'];
  export default content;
}
declare module '#content/articles' {
  const content: import('../build/content/contentModules').ContentImports['articles'];
  export default content;
}
declare module '#content/people' {
  const content: import('../build/content/contentModules').ContentImports['people'];
  export default content;
}
declare module '#content/written' {
  const content: import('../build/content/contentModules').ContentImports['written'];
  export default content;
}
declare module '#content/line' {
  const content: import('../build/content/contentModules').ContentImports['line'];
  export default content;
}
declare module '#content/line-picture' {
  const content: import('../build/content/contentModules').ContentImports['line-picture'];
  export default content;
}
declare module '#content/products' {
  const content: import('../build/content/contentModules').ContentImports['products'];
  export default content;
}
declare module '#content/successors' {
  const content: import('../build/content/contentModules').ContentImports['successors'];
  export default content;
}
declare module '#content/pictures' {
  const content: import('../build/content/contentModules').ContentImports['pictures'];
  export default content;
}
declare module '#content/marks' {
  const content: import('../build/content/contentModules').ContentImports['marks'];
  export default content;
}
