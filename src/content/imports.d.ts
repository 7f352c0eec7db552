// The modules that `src/build/content/` writes of the content for a build or `npm start`. Those of
// pages that a site leaves out are null, but then nothing imports them: the page is not loaded.

declare module '#content/site' {
  const content: import('./modules').Site;
  export default content;
}
declare module '#content/drawing' {
  const content: import('./modules').Drawing;
  export default content;
}
declare module '#content/office-hours' {
  const content: import('./modules').OfficeHours;
  export default content;
}
declare module '#content/breakdown' {
  const content: import('./modules').Breakdown;
  export default content;
}
declare module '#content/home' {
  const content: import('./modules').Home;
  export default content;
}
declare module '#content/slides' {
  const content: import('./schema').Slides;
  export default content;
}
declare module '#content/services' {
  const content: import('./schema').Services;
  export default content;
}
declare module '#content/partners' {
  const content: import('./schema').Partners;
  export default content;
}
declare module '#content/jobs' {
  const content: import('./modules').Jobs;
  export default content;
}
declare module '#content/articles' {
  const content: import('./modules').Articles | null;
  export default content;
}
declare module '#content/people' {
  const content: import('./modules').People | null;
  export default content;
}
declare module '#content/written' {
  const content: import('./modules').WrittenVersion;
  export default content;
}
declare module '#content/line' {
  const content: import('./schema').LineContent;
  export default content;
}
declare module '#content/line-picture' {
  const content: import('./schema').LinePicture | null;
  export default content;
}
declare module '#content/about' {
  const content: import('./modules').About;
  export default content;
}
declare module '#content/contact' {
  const content: import('./modules').ContactPage;
  export default content;
}
declare module '#content/technologies' {
  const content: import('./modules').Technologies;
  export default content;
}
declare module '#content/products' {
  const content: import('./modules').Products;
  export default content;
}
declare module '#content/successors' {
  const content: import('./modules').Successors;
  export default content;
}
declare module '#content/itsolutions' {
  const content: import('./modules').ItSolutions;
  export default content;
}
declare module '#content/siemens' {
  const content: import('./modules').Siemens;
  export default content;
}
declare module '#content/not-found' {
  const content: import('./modules').NotFound;
  export default content;
}
declare module '#content/pictures' {
  const pictures: import('./modules').PictureIndex;
  export default pictures;
}
declare module '#content/marks' {
  const marks: import('./modules').Marks;
  export default marks;
}
declare module '#content/labels/carousel' {
  const labels: import('./schema').Labels['carousel'];
  export default labels;
}
declare module '#content/labels/contact' {
  const labels: import('./schema').Labels['contact'];
  export default labels;
}
declare module '#content/labels/contact-form' {
  const labels: import('./schema').Labels['contact-form'];
  export default labels;
}
declare module '#content/labels/contact-strip' {
  const labels: import('./schema').Labels['contact-strip'];
  export default labels;
}
declare module '#content/labels/copy' {
  const labels: import('./schema').Labels['copy'];
  export default labels;
}
declare module '#content/labels/error' {
  const labels: import('./schema').Labels['error'];
  export default labels;
}
declare module '#content/labels/finder' {
  const labels: import('./schema').Labels['finder'];
  export default labels;
}
declare module '#content/labels/finder-field' {
  const labels: import('./schema').Labels['finder-field'];
  export default labels;
}
declare module '#content/labels/finder-words' {
  const labels: import('./schema').Labels['finder-words'];
  export default labels;
}
declare module '#content/labels/flip-card' {
  const labels: import('./schema').Labels['flip-card'];
  export default labels;
}
declare module '#content/labels/footer' {
  const labels: import('./schema').Labels['footer'];
  export default labels;
}
declare module '#content/labels/jobs' {
  const labels: import('./schema').Labels['jobs'];
  export default labels;
}
declare module '#content/labels/line' {
  const labels: import('./schema').Labels['line'];
  export default labels;
}
declare module '#content/labels/line-stage' {
  const labels: import('./schema').Labels['line-stage'];
  export default labels;
}
declare module '#content/labels/office-hours' {
  const labels: import('./schema').Labels['office-hours'];
  export default labels;
}
declare module '#content/labels/panels' {
  const labels: import('./schema').Labels['panels'];
  export default labels;
}
declare module '#content/labels/shared' {
  const labels: import('./schema').Labels['shared'];
  export default labels;
}
declare module '#content/labels/written' {
  const labels: import('./schema').Labels['written'];
  export default labels;
}
declare module '#content/labels/successors' {
  const labels: import('./schema').Labels['successors'];
  export default labels;
}
