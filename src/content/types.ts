/** The entities of the site, with the field names of the specification (section 3). */

/** A link to somewhere outside the site: what is shown and where it goes. */
export type Link = { text: string; href: string };

/** How the company is reached; `telephone` and `mail` as a person reads them. */
export type ContactDetails = {
  telephone: string;
  mail: string;
  /** A map link whose text is the street address. */
  location: Link;
  /** The LinkedIn page. */
  social: Link;
};

export type Weekday =
  | 'Sunday'
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday';

/** When the office is open: the same hours on each day from the first to the last. */
export type OpeningHours = {
  firstDay: Weekday;
  lastDay: Weekday;
  /** On the clock of the time zone, from 00:00 to 23:59: `08:00`. */
  opens: string;
  closes: string;
  /** By its name in the IANA database, and as a person calls it. */
  timeZone: string;
  timeZoneText: string;
};

/** A slide of the hero carousel. `img` names a picture source: `heroes/plc` is `pictures/heroes/plc.*`. */
export type Slide = { id: string; img: string; text: string };

/** A fact that a visitor can check; `counted` names the list that its number is counted from. */
export type HomeFact = { figure: string; text: string; counted?: 'partners' | 'models' };

/** A flip card of the services. `imgSrc` names a picture source: `services/plc` is `pictures/services/plc.*`. */
export type ServiceCard = {
  id: string;
  imgSrc: string;
  title: string;
  subtitle: string;
  description: string;
  backText: string;
  /** The technology category that "Learn More>" opens, where there is one. */
  panel?: string;
};

/** A client company. `imgSrc` is the address of its mark below `static/`: `/partners/x.svg`. */
export type Partner = { id: string; imgSrc: string; title: string };

/** A figure of a job. Without `before`, it is what there was nothing to compare with. */
export type JobFigure = { what: string; before?: string; after: string };

/**
 * A job that was done, for visitors to check. `partner` is the id of one of the partners, each of
 * `makers` the name of a maker in `technologies.ts`. What was not measured is left out.
 */
export type Job = {
  id: string;
  partner: string;
  title: string;
  /** How long the line stood still for it, as a person says it: `61 hours`. */
  stopped?: string;
  replaced?: string;
  done: string;
  figures: JobFigure[];
  /** The role that answered for it, and where. */
  responsible?: string;
  makers: string[];
  /** A picture source: `jobs/cabinet` is `pictures/jobs/cabinet.*`. */
  img?: string;
};

export type Brand = { name: string; models: string[] };

/** What the company does with something; each reads on from a label such as "We build". */
export type Work = { build: string; support: string; migrate: string };

export type TechnologyCategory = {
  category: string;
  description: string;
  work: Work;
  brands: Brand[];
};

/** Something published, and where it can be read. */
export type Publication = { publisher: string; title: string; address: string };

/**
 * Who says so: a document of the maker, by its title and number, or two publications, independent
 * of each other, that agree on what the maker names.
 */
export type SuccessorSource =
  | { kind: 'document'; maker: string; title: string; number: string }
  | { kind: 'independent'; publications: [Publication, Publication] };

/** What the maker names in place of a model; `model` as `technologies.ts` spells it. */
export type Successor = { model: string; successor: string; source: SuccessorSource };

/** Other words for a category, maker or model, by its name as `technologies.ts` spells it. */
export type Synonyms = { name: string; also: string[] };

export type ItSection = { title: string; description: string; work: Work; items: string[] };

/** A question that buyers ask, and its answer; `topic` is what to ask about further. */
export type Answer = { id: string; question: string; answer: string; topic: string };

export type ItSolutions = { title: string; sections: ItSection[] };

/** A step of the timeline: what happens, and what the customer has in hand afterwards. */
export type TimelineStep = { title: string; text: string; result: string };

/** A row of a plan by the hour; `decision` marks the one where the work goes on or back. */
export type PlanRow = { time: string; what: string; who: string; decision?: true };

/** What a section ends with: the form with a topic to ask about, or a page by its id in `routes.ts`. */
export type AboutAction = { topic: string } | { text: string; page: string };

/**
 * A section of the About page: paragraphs, and what says it better where there is such a thing. `img`
 * names a picture source: `about/company` is `pictures/about/company.*`.
 */
export type AboutSection = {
  id: string;
  img?: string;
  title: string;
  paragraphs: string[];
  plan?: { title: string; rows: PlanRow[] };
  promise?: { title: string; text: string };
  flow?: { title: string; steps: string[] };
  fields?: { title: string; text: string }[];
  points: string[];
  action: AboutAction;
  /** A page that says more of it. */
  more?: { text: string; page: string };
};

export type About = {
  title: string;
  img: string;
  introduction: string[];
  /** The text of the link to the jobs on the home page. */
  jobsLink: string;
  timeline: {
    id: string;
    title: string;
    introduction: string;
    /** Comes before what the customer has in hand. */
    result: string;
    steps: TimelineStep[];
  };
  sections: AboutSection[];
};

/**
 * A station of the model line: what stops there and what the company does about it. `services` are
 * ids of service cards, `makers` names that the finder knows.
 */
export type LineStation = {
  id: string;
  name: string;
  stops: string;
  work: string;
  services: string[];
  makers: string[];
};

/**
 * What people say of a line, the stations to look at in their order, and what the first visit brings.
 * `stopped` is the station whose stops are felt: before it bottles back up, after it machines starve.
 */
export type LineSymptom = {
  id: string;
  words: string;
  looks: { station: string; why: string }[];
  stopped?: string;
  visit: string;
};
