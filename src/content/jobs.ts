import type { Job } from './types';

/** The words of the jobs' band on the home page. */
export const jobsText = {
  title: 'Jobs you can ask about',
  introduction: 'Ask us who to call at each of them.',
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
    title: 'SLC 500 out in a long weekend',
    stopped: '61 hours',
    replaced: 'a filler’s SLC 500, no spares left',
    done: 'a CompactLogix, the same wiring',
    figures: [
      { what: 'stops a week', before: '23', after: '4' },
      { what: 'minutes a changeover', before: '55', after: '21' },
    ],
    responsible: 'our controls lead',
    makers: ['Allen-Bradley'],
    img: 'jobs/cabinet',
  },
  {
    id: 'tussock-pasteurisers',
    partner: 'tussock-dairy',
    title: 'Two pasteurisers off SIMATIC S5',
    stopped: 'no time, between two seasons',
    replaced: 'two S5-115U, a paper recorder',
    done: 'two S7-1500, records in Ignition',
    figures: [
      { what: 'minutes a record', before: '40', after: '0' },
      { what: 'tonnes diverted a day', before: '3.1', after: '2.2' },
    ],
    responsible: 'our process engineer',
    makers: ['SIMATIC controllers', 'Inductive Automation'],
    img: 'jobs/valves',
  },
  {
    id: 'sunpatch-palletiser',
    partner: 'sunpatch-fruit',
    title: 'One robot, four sizes of carton',
    stopped: '9 hours',
    replaced: 'nine tonnes a shift by hand',
    done: 'one cell, guarded to ISO 13849',
    figures: [
      { what: 'cartons a minute', before: '11', after: '18' },
      { what: 'minutes a new pattern', after: '15' },
    ],
    responsible: 'our robotics engineer',
    makers: ['FANUC'],
    img: 'jobs/palletiser',
  },
];
