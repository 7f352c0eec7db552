import type { LineStation, LineSymptom } from './types';

/** The stations of the model line, in the way of the bottle; the control room, over all of them, last. */
export const lineStations: LineStation[] = [
  {
    id: 'depalletiser',
    name: 'Depalletiser',
    stops: 'Fallen bottles, torn layer sheets.',
    work: 'A fall is seen; the sweep starts gently.',
    services: ['drives-motion', 'plc'],
    makers: ['SICK', 'SEW-EURODRIVE'],
  },
  {
    id: 'rinser',
    name: 'Rinser',
    stops: 'Worn grippers, low pressure.',
    work: 'Pressure watched, so all are rinsed.',
    services: ['iiot', 'plc'],
    makers: ['ifm', 'Siemens'],
  },
  {
    id: 'filler',
    name: 'Filler',
    stops: 'Foam, an old controller.',
    work: 'Loops tuned; a new controller in a planned shutdown.',
    services: ['plc', 'hmi'],
    makers: ['Siemens', 'Allen-Bradley'],
  },
  {
    id: 'capper',
    name: 'Capper',
    stops: 'Jammed caps, drifting torque.',
    work: 'Torque logged by head; a guard that opens safely.',
    services: ['safety', 'drives-motion'],
    makers: ['Pilz', 'Beckhoff'],
  },
  {
    id: 'buffer',
    name: 'Buffer table',
    stops: 'Nothing, until it is full.',
    work: 'Speeds that let it empty after each stop.',
    services: ['drives-motion', 'plc'],
    makers: ['SEW-EURODRIVE', 'Danfoss'],
  },
  {
    id: 'labeller',
    name: 'Labeller',
    stops: 'Empty reels, missed marks.',
    work: 'Servo axes; a warning before a reel ends.',
    services: ['drives-motion', 'hmi'],
    makers: ['Lenze', 'Yaskawa'],
  },
  {
    id: 'inspection',
    name: 'Inspection',
    stops: 'Good bottles rejected as lamps age.',
    work: 'Limits proved with your bad samples.',
    services: ['vision', 'iiot'],
    makers: ['Cognex', 'Keyence'],
  },
  {
    id: 'packer',
    name: 'Case packer',
    stops: 'Cartons that do not open.',
    work: 'Faults that say where; a recipe for each format.',
    services: ['hmi', 'plc'],
    makers: ['Schneider Electric', 'Omron'],
  },
  {
    id: 'palletiser',
    name: 'Palletiser',
    stops: 'Waiting for cases, or for an expert.',
    work: 'Patterns your team edits.',
    services: ['robotics', 'safety'],
    makers: ['ABB', 'FANUC', 'KUKA'],
  },
  {
    id: 'control-room',
    name: 'Control room',
    stops: 'What is not recorded comes back.',
    work: 'One clock, and the first cause of each stop.',
    services: ['scada', 'iiot'],
    makers: ['Inductive Automation', 'AVEVA'],
  },
];

/** What people say of a line, and where we look then: first, second, third. */
export const lineSymptoms: LineSymptom[] = [
  {
    id: 'short-stops',
    words: 'It stops for seconds, all day',
    looks: [
      { station: 'capper', why: 'Jams cleared by hand, in no log.' },
      { station: 'buffer', why: 'Too full to absorb a stop.' },
      { station: 'control-room', why: 'What stopped first?' },
    ],
    stopped: 'capper',
    visit: 'A week of stops, by first cause.',
  },
  {
    id: 'labels-creep',
    words: 'Labels creep',
    looks: [
      { station: 'labeller', why: 'Web, mark sensor, encoder.' },
      { station: 'buffer', why: 'Surges change its speed.' },
      { station: 'inspection', why: 'Does drift grow with speed?' },
    ],
    visit: 'Drift measured at three speeds.',
  },
  {
    id: 'obsolete',
    words: 'The controller can no longer be bought',
    looks: [
      { station: 'filler', why: 'Is our copy what runs?' },
      { station: 'palletiser', why: 'Drives of that age go next.' },
    ],
    stopped: 'filler',
    visit: 'A tested backup, parts ranked by risk.',
  },
  {
    id: 'changeover',
    words: 'Changeover takes an hour',
    looks: [
      { station: 'labeller', why: 'Heights set by eye, twice.' },
      { station: 'packer', why: 'Formats in a notebook.' },
      { station: 'filler', why: 'Waiting for the last rinse.' },
    ],
    stopped: 'labeller',
    visit: 'One changeover, timed.',
  },
  {
    id: 'counts',
    words: 'Nobody believes the counts',
    looks: [
      { station: 'depalletiser', why: 'Bottles in: counted?' },
      { station: 'inspection', why: 'Rejects: once?' },
      { station: 'palletiser', why: 'Cases out: who resets?' },
    ],
    visit: 'One shift counted by hand.',
  },
  {
    id: 'guard',
    words: 'The guard is always open',
    looks: [
      { station: 'capper', why: 'What is cleared by hand?' },
      { station: 'labeller', why: 'Must a new reel stop it all?' },
      { station: 'packer', why: 'Is a switch defeated?' },
    ],
    stopped: 'capper',
    visit: 'Each reason to open it.',
  },
];

/** The words of the line's band on the home page. */
export const lineText = {
  title: 'What stops your line?',
  symptoms: 'What you hear, and where we look',
  stations: 'Station by station',
  stops: 'What stops:',
  work: 'What we do:',
  visit: 'First visit:',
};
