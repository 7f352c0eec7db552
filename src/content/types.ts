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

/** A flip card of the services. `imgSrc` names a picture source: `services/plc` is `pictures/services/plc.*`. */
export type ServiceCard = {
  id: string;
  imgSrc: string;
  title: string;
  subtitle: string;
  description: string;
  backText: string;
};

/** A client company. `imgSrc` is the address of its mark below `static/`: `/partners/x.svg`. */
export type Partner = { id: string; imgSrc: string; title: string };

export type Brand = { name: string; models: string[] };

export type TechnologyCategory = { category: string; description: string; brands: Brand[] };

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

export type ItSection = { title: string; description: string; items: string[] };

export type ItSolutions = { title: string; sections: ItSection[] };

/**
 * A section of the About page: paragraphs, and points where a list says it better. `img` names a
 * picture source: `about/company` is `pictures/about/company.*`.
 */
export type AboutSection = {
  id: string;
  img: string;
  title: string;
  paragraphs: string[];
  points: string[];
};

export type About = {
  title: string;
  img: string;
  introduction: string[];
  sections: AboutSection[];
};
