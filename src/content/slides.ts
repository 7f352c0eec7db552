import type { Slide } from './types';

/** The hero carousel of the home page, in the order shown. */
export const slides: Slide[] = [
  {
    id: 'industrial-automation',
    img: 'heroes/industrial-automation',
    text: 'Industrial automation, from drawings to first product.',
  },
  {
    id: 'plc',
    img: 'heroes/plc',
    text: 'Retire the old PLC without losing the season.',
  },
  {
    id: 'scada',
    img: 'heroes/scada',
    text: 'SCADA that shows the fault, not a thousand alarms.',
  },
  {
    id: 'iiot',
    img: 'heroes/iiot',
    text: 'Find out why the line stopped, with IIoT.',
  },
  {
    id: 'robotics',
    img: 'heroes/robotics',
    text: 'Robots for the lifting nobody should be doing.',
  },
  {
    id: 'workplace-safety',
    img: 'heroes/workplace-safety',
    text: 'Workplace safety nobody is tempted to bypass.',
  },
  {
    id: 'motion-control',
    img: 'heroes/motion-control',
    text: 'Motion controllers that stay in step at speed.',
  },
];
