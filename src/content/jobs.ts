import type { Job } from './types';

/** The words of the jobs' band on the home page. */
export const jobsText = {
  title: 'Jobs you can ask about',
  introduction: 'Ask us for the name of the person on site, and ask them.',
  stopped: 'Line stopped for',
  before: 'before',
  after: 'now',
  replaced: 'There was:',
  done: 'There is:',
  responsible: 'Answered for by',
  findMaker: 'What else we service of',
};

/**
 * Jobs with their figures: sample data like the clients they name. What a company has not measured,
 * it leaves out.
 */
export const jobs: Job[] = [
  {
    id: 'clearwell-filler',
    partner: 'clearwell-bottling',
    title: 'A filler’s SLC 500 replaced over one long weekend',
    stopped: '61 hours',
    replaced: 'an SLC 500 from 1998, with no spare left in the country',
    done: 'a CompactLogix 5380 on the same wiring; the old rack stayed for six weeks as the way back',
    figures: [
      { what: 'unplanned stops a week', before: '23', after: '4' },
      { what: 'minutes to change over', before: '55', after: '21' },
    ],
    responsible: 'our controls lead, on site for the first five shifts',
    makers: ['Allen-Bradley'],
    img: 'jobs/cabinet',
  },
  {
    id: 'tussock-pasteurisers',
    partner: 'tussock-dairy',
    title: 'Two pasteurisers off SIMATIC S5, between two seasons',
    stopped: 'no time: one ran while the other changed',
    replaced: 'two S5-115U and a paper chart recorder',
    done: 'two S7-1500, with CIP and batch records in Ignition',
    figures: [
      { what: 'minutes for a batch record', before: '40', after: '0' },
      { what: 'thousand litres diverted a day', before: '3.1', after: '2.2' },
    ],
    responsible: 'the process engineer who wrote the functional description',
    makers: ['SIMATIC controllers', 'Inductive Automation'],
    img: 'jobs/valves',
  },
  {
    id: 'sunpatch-palletiser',
    partner: 'sunpatch-fruit',
    title: 'A palletising cell for four sizes of carton',
    stopped: '9 hours',
    replaced: 'three people lifting nine tonnes a shift',
    done: 'one robot, two infeeds, guarding to ISO 13849, proved in simulation first',
    figures: [
      { what: 'cartons a minute', before: '11', after: '18' },
      { what: 'minutes for a new pallet pattern', after: '15' },
    ],
    responsible: 'our robotics engineer, with the packhouse’s safety representative',
    makers: ['FANUC'],
    img: 'jobs/palletiser',
  },
];
